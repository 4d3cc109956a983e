#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "metrics/bleu_tokenizer.h"
#include "metrics/ngram_counts.h"

namespace lookback {

/// The longest n-gram that BLEU counts.
inline constexpr std::size_t kBleuOrder = 4;

/// Everything BLEU needs to know of a segment. Statistics of segments add up to those of a corpus.
struct BleuStatistics {
  std::array<NgramCounts, kBleuOrder> orders;  ///< orders[0] also holds both lengths in words

  BleuStatistics& operator+=(const BleuStatistics& other);
};

/// Corpus BLEU and what it was made of.
struct BleuScore {
  double score = 0;                             ///< 0 to 100
  std::array<double, kBleuOrder> precisions{};  ///< percent, smoothed
  double brevity_penalty = 0;                   ///< 0 to 1
  std::int64_t hypothesis_length = 0;           ///< words
  std::int64_t reference_length = 0;            ///< words
};

/// Statistics of one hypothesis against its one reference (UTF-8, case kept).
BleuStatistics bleu_statistics(std::string_view hypothesis, std::string_view reference,
                               BleuTokenizer tokenizer);

/// BLEU of summed statistics (Papineni et al. 2002), smoothed as method 3 of Chen and Cherry 2014
/// ("exp"): the k-th order without a match counts as 1 / 2^k matches. As in sacreBLEU it is 0 where
/// nothing matches at all, or where the corpus has no n-gram of some order.
BleuScore bleu_from(const BleuStatistics& statistics);

/// Statistics of each segment; for bleu_from summed, for bleu_interval as they are. Throws Error if
/// the two sides have different numbers of segments.
std::vector<BleuStatistics> corpus_bleu_statistics(std::span<const std::string> hypotheses,
                                                   std::span<const std::string> references,
                                                   BleuTokenizer tokenizer);

/// Corpus BLEU, equal to sacreBLEU's for one reference.
BleuScore corpus_bleu(std::span<const std::string> hypotheses,
                      std::span<const std::string> references, BleuTokenizer tokenizer);

/// How the score was computed, in the words of a sacreBLEU signature.
std::string bleu_signature(BleuTokenizer tokenizer);

}  // namespace lookback
