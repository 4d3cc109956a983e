#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "metrics/bleu_tokenizer.h"

namespace lookback {

/// bleu with its interval and signature, brevity_penalty, chrf2 with its signature: what is said of
/// translations wherever they are scored.
nlohmann::json scores_json(const std::vector<std::string>& lines,
                           const std::vector<std::string>& reference, BleuTokenizer tokenizer);

/// The tokeniser of that name, or where there is none the one of the language.
BleuTokenizer tokenizer_for(const std::string& name, const std::string& language);

}  // namespace lookback
