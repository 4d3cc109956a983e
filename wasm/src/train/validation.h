#pragma once
#include <string>
#include <vector>

#include "train/parallel_corpus.h"
#include "weights/model_folder.h"

namespace lookback {

struct DecodedScore {
  double bleu = -1;  ///< of greedy translations of the first sentences; below zero: none asked for
  std::string sample;  ///< "source => translation" of one of them
};

/// Translates the first `count` dev sentences, greedily and as the model would be shipped (in
/// int8), and scores them.
DecodedScore score_by_decoding(const BundleParts& model, const std::vector<SentencePair>& dev,
                               int count);

}  // namespace lookback
