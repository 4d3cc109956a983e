#pragma once
#include <string>

#include "translate/translation.h"
#include "translate/translator.h"

namespace lookback {

/// The JSON of `Translation` (web/src/protocol/translation.ts): from the command line and from the
/// page's module alike. Numbers are rounded to 7 decimals, offsets count UTF-16 units.
std::string translation_json(const Translation& translation);

/// The JSON of `ModelInfo`, from the same file.
std::string model_info_json(const Translator& translator);

}  // namespace lookback
