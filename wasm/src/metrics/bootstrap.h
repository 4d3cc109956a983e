#pragma once
#include <cstdint>
#include <span>

#include "metrics/bleu.h"

namespace lookback {

/// How a corpus is drawn again and again from itself.
struct BootstrapOptions {
  int resamples = 1000;        ///< corpora drawn
  double level = 0.95;         ///< share of them that the interval covers
  std::uint64_t seed = 12345;  ///< the same seed gives the same interval on any machine
};

/// Where the score of another test set of the same kind and size would probably lie.
struct ConfidenceInterval {
  double mean = 0, low = 0, high = 0;  ///< in the score's own unit
};

/// Bootstrap interval of corpus BLEU (Koehn 2004): segments are drawn with replacement, as many as
/// there are. Throws Error for an empty corpus, fewer than 1 resample, or a level outside 0 to 1.
ConfidenceInterval bleu_interval(std::span<const BleuStatistics> segments,
                                 const BootstrapOptions& options = {});

}  // namespace lookback
