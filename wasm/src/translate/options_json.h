#pragma once
#include <string_view>

#include "translate/translator.h"

namespace lookback {

/// Candidates kept for each step unless the JSON says otherwise.
inline constexpr int kDefaultCandidates = 5;

/// Reads the JSON of `DecodingOptions` (web/src/protocol/decoding-options.ts). What it leaves out
/// is as the model's config has it. Throws Error for unknown keys, wrong types and values out of
/// range.
TranslationOptions options_from_json(std::string_view json, const Translator& translator);

}  // namespace lookback
