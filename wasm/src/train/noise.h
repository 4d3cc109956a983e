#pragma once
#include "base/random.h"
#include "train/parallel_corpus.h"

namespace lookback {

/// A pair as someone might have typed it: without capitals or in capitals, without accents, without
/// the final mark (then its translation has none either). Most pairs stay as they are.
SentencePair roughen(const SentencePair& pair, const NoiseOptions& options, Random& random);

}  // namespace lookback
