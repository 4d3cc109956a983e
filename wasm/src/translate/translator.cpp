#include "translate/translator.h"

#include <utility>

#include "text/chinese_type.h"

namespace lookback {

Translator::Translator(ModelBundle bundle)
    : model_(std::make_shared<const LoadedModel>(std::move(bundle))) {}

std::unique_ptr<TranslationTask> Translator::start(std::string_view text,
                                                   const TranslationOptions& options) const {
  return std::make_unique<TranslationTask>(model_, text, options);
}

Translation Translator::translate(std::string_view text, const TranslationOptions& options) const {
  TranslationTask task(model_, text, options);
  while (task.step()) {
  }
  return task.finish();
}

Translation Translator::score(std::string_view source, std::string_view target,
                              TranslationOptions options) const {
  options.decoding.forced_target = target_pieces(target);
  return translate(source, options);
}

std::vector<TokenId> Translator::target_pieces(std::string_view text) const {
  const SubwordTokenizer& tokenizer = model_->target_tokenizer();
  return ids_of(tokenizer.encode(normalize_for(tokenizer.space_marker(), text)));
}

}  // namespace lookback
