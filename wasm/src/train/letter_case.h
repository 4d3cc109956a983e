#pragma once
#include <string>
#include <string_view>

namespace lookback {

/// Case and accents of the Latin letters that French and English have; other characters stand.
/// (For roughening training data, not for linguistics: the normaliser leaves case alone.)
char32_t lower_case(char32_t code);
char32_t upper_case(char32_t code);

std::string lower_case(std::string_view text);
std::string upper_case(std::string_view text);
/// é becomes e, ç c, œ oe.
std::string without_accents(std::string_view text);

}  // namespace lookback
