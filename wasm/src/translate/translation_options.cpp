#include "translate/translation_options.h"

#include <algorithm>

namespace lookback {

TranslationOptions default_options(const ModelConfig& config) {
  TranslationOptions options;
  options.decoding.beam_size = config.decoding.beam_size;
  options.decoding.length_penalty = config.decoding.length_penalty;
  options.decoding.coverage_penalty = config.decoding.coverage_penalty;
  options.decoding.blocked_ngram = config.decoding.blocked_ngram;
  options.decoding.loop_limit = config.decoding.loop_limit;
  return options;
}

bool is_for_one_sentence(const TranslationOptions& options) {
  const DecodingOptions& decoding = options.decoding;
  return decoding.forced_target || !decoding.prefix.empty() ||
         !decoding.alignment_overrides.empty();
}

DecodingOptions decoding_for(const TranslationOptions& options, const ModelConfig& config,
                             int source_length) {
  DecodingOptions decoding = options.decoding;
  if (options.maximum_length) {
    decoding.maximum_length = *options.maximum_length;
    return decoding;
  }
  const double length = config.decoding.maximum_length_factor * source_length +
                        config.decoding.maximum_length_extra +
                        static_cast<double>(decoding.prefix.size());
  decoding.maximum_length = static_cast<int>(std::clamp<double>(length, 1, kLongestTarget));
  decoding.minimum_length = std::min(decoding.minimum_length, decoding.maximum_length);
  return decoding;
}

}  // namespace lookback
