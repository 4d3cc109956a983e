#pragma once
#include <functional>
#include <nlohmann/json.hpp>

#include "cli/test_set.h"
#include "metrics/bleu_tokenizer.h"
#include "metrics/length_buckets.h"
#include "translate/translator.h"

namespace lookback {

/// The tokenizers of both sides say whether sentences are joined by spaces.
struct Tokenizers {
  const SubwordTokenizer& source;
  const SubwordTokenizer& target;
};

/// The inputs of the last bucket: consecutive sentences joined until they are long.
TestSet longest_inputs(const TestSet& set, const Tokenizers& tokenizers,
                       const BucketOptions& options);

/// How a model translates inputs of each length.
struct LengthEvaluation {
  TranslationOptions options;  ///< inputs are never split, whatever they say
  BleuTokenizer tokenizer = BleuTokenizer::mteval_13a;
  BucketOptions buckets;
  int threads = 1;
};

/// One object a bucket: from, to (null: no upper bound), inputs, sentences, source_words (mean),
/// unfinished, and the scores. A bucket without inputs has no scores. `report` is called after each
/// bucket with how many are done and how many there are.
nlohmann::json evaluate_by_length(const Translator& translator, const TestSet& set,
                                  const LengthEvaluation& how,
                                  const std::function<void(std::size_t, std::size_t)>& report);

}  // namespace lookback
