#pragma once
#include <memory>
#include <string>
#include <string_view>

#include "translate/translation.h"
#include "translate/translation_task.h"

namespace lookback {

/// The facade: a model's files in, translations out. Copies share the model; a translator may be
/// used by several threads at once.
class Translator {
 public:
  /// Throws Error when the bundle's parts do not belong together.
  explicit Translator(ModelBundle bundle);

  const ModelConfig& config() const { return model_->config(); }
  const LoadedModel& model() const { return *model_; }
  /// What the model's config asks for.
  TranslationOptions default_options() const { return lookback::default_options(config()); }

  /// Begins a translation of UTF-8 text, to be done step by step. Throws Error.
  std::unique_ptr<TranslationTask> start(std::string_view text,
                                         const TranslationOptions& options) const;
  /// The whole translation at once. Throws Error.
  Translation translate(std::string_view text, const TranslationOptions& options) const;
  /// Forced decoding: what the model thinks of `target` as a translation of `source`, both one
  /// sentence. Throws Error.
  Translation score(std::string_view source, std::string_view target,
                    TranslationOptions options) const;

  /// Target pieces of a text, normalised: for prefixes and forced targets.
  std::vector<TokenId> target_pieces(std::string_view text) const;

 private:
  std::shared_ptr<const LoadedModel> model_;
};

}  // namespace lookback
