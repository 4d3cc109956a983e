#pragma once
#include <optional>

#include "search/decoding_options.h"
#include "translate/translation.h"
#include "weights/model_config.h"

namespace lookback {

/// How to translate a text.
struct TranslationOptions {
  /// As the search takes them, but for maximum_length, which is set for each sentence.
  DecodingOptions decoding;
  /// Most target pieces of a sentence; by default a multiple of the source's, as the model's config
  /// has it.
  std::optional<int> maximum_length;
  /// False: the whole text is one sentence. A prefix, a forced target and alignment overrides
  /// belong to one sentence, so with them a text is never split.
  bool split_sentences = true;
  /// Of the forced target: give the numbers behind one look at the source.
  std::optional<ExplainedPlace> explain;
};

/// What the model's config asks for.
TranslationOptions default_options(const ModelConfig& config);

/// Whether the options speak of one particular sentence.
bool is_for_one_sentence(const TranslationOptions& options);

/// The search's options for a source of `source_length` pieces, </s> included.
DecodingOptions decoding_for(const TranslationOptions& options, const ModelConfig& config,
                             int source_length);

}  // namespace lookback
