#include "train/validation.h"

#include <algorithm>

#include "metrics/bleu.h"
#include "translate/quantised_bundle.h"
#include "translate/translator.h"

namespace lookback {
namespace {

Translator translator_of(const BundleParts& model) {
  const ModelBundle bundle{model.config, WeightStore(model.tensors), model.source_tokenizer,
                           model.target_tokenizer};
  return Translator(quantise(bundle).bundle);
}

BleuTokenizer tokenizer_for(const std::string& language) {
  return language.starts_with("zh") ? BleuTokenizer::zh : BleuTokenizer::mteval_13a;
}

}  // namespace

DecodedScore score_by_decoding(const BundleParts& model, const std::vector<SentencePair>& dev,
                               int count) {
  const std::size_t size = std::min(dev.size(), static_cast<std::size_t>(count));
  if (size == 0) return {};
  const Translator translator = translator_of(model);
  TranslationOptions options = translator.default_options();
  options.decoding.beam_size = 1;
  options.split_sentences = false;
  std::vector<std::string> hypotheses, references;
  for (std::size_t i = 0; i < size; ++i) {
    hypotheses.push_back(translator.translate(dev[i].source, options).translation);
    references.push_back(dev[i].target);
  }
  return {corpus_bleu(hypotheses, references, tokenizer_for(model.config.target_language)).score,
          dev[0].source + " => " + hypotheses[0]};
}

}  // namespace lookback
