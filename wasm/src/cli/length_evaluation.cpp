#include "cli/length_evaluation.h"

#include "cli/parallel_translation.h"
#include "cli/scores.h"
#include "text/normalizer.h"
#include "text/utf8_text.h"
#include "translate/source_text.h"

namespace lookback {
namespace {

/// What spaces separate; where the language has none, characters.
int words_in(const std::string& sentence, const SubwordTokenizer& tokenizer) {
  const std::string text = normalize(sentence);
  int spaces = 0, characters = 0;
  for (const char32_t code : to_code_points(text)) (code == U' ' ? spaces : characters) += 1;
  if (tokenizer.pieces_are_words()) return characters;
  return text.empty() ? 0 : spaces + 1;
}

std::string joined(const std::vector<std::string>& sentences, const JoinedInput& input,
                   const SubwordTokenizer& tokenizer) {
  std::string text;
  for (std::size_t i = 0; i < input.count; ++i)
    append_joined(text, sentences[input.first + i], tokenizer);
  return text;
}

std::vector<LengthBucket> buckets_of(const TestSet& set, const Tokenizers& tokenizers,
                                     const BucketOptions& options) {
  std::vector<int> lengths;
  for (const std::string& sentence : set.source)
    lengths.push_back(words_in(sentence, tokenizers.source));
  return length_buckets(lengths, options);
}

TestSet inputs_of(const LengthBucket& bucket, const TestSet& set, const Tokenizers& tokenizers) {
  TestSet result;
  for (const JoinedInput& input : bucket.inputs) {
    result.source.push_back(joined(set.source, input, tokenizers.source));
    result.reference.push_back(joined(set.reference, input, tokenizers.target));
  }
  return result;
}

nlohmann::json describe(const LengthBucket& bucket) {
  std::size_t sentences = 0;
  double words = 0;
  for (const JoinedInput& input : bucket.inputs) {
    sentences += input.count;
    words += input.length;
  }
  const nlohmann::json to = bucket.to > 0 ? nlohmann::json(bucket.to) : nlohmann::json();
  nlohmann::json result = {{"from", bucket.from},
                           {"to", to},
                           {"inputs", bucket.inputs.size()},
                           {"sentences", sentences}};
  if (sentences > 0) result["source_words"] = words / static_cast<double>(bucket.inputs.size());
  return result;
}

}  // namespace

TestSet longest_inputs(const TestSet& set, const Tokenizers& tokenizers,
                       const BucketOptions& options) {
  return inputs_of(buckets_of(set, tokenizers, options).back(), set, tokenizers);
}

nlohmann::json evaluate_by_length(const Translator& translator, const TestSet& set,
                                  const LengthEvaluation& how,
                                  const std::function<void(std::size_t, std::size_t)>& report) {
  const Tokenizers tokenizers{translator.model().source_tokenizer(),
                              translator.model().target_tokenizer()};
  TranslationOptions options = how.options;
  options.split_sentences = false;
  const std::vector<LengthBucket> buckets = buckets_of(set, tokenizers, how.buckets);
  nlohmann::json result = nlohmann::json::array();
  for (const LengthBucket& bucket : buckets) {
    nlohmann::json figures = describe(bucket);
    if (!bucket.inputs.empty()) {
      const TestSet inputs = inputs_of(bucket, set, tokenizers);
      const TranslatedLines translated =
          translate_all(translator, inputs.source, options, how.threads, [](std::size_t) {});
      figures.update(scores_json(translated.lines, inputs.reference, how.tokenizer));
      figures["unfinished"] = translated.unfinished;
    }
    result.push_back(std::move(figures));
    report(result.size(), buckets.size());
  }
  return result;
}

}  // namespace lookback
