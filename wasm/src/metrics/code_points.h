#pragma once
#include <string>
#include <string_view>

namespace lookback {

/// The text as Unicode code points; bytes that are not UTF-8 become U+FFFD, one for each sequence.
std::u32string code_points(std::string_view text);

/// White space as Python's `str.split()` sees it, which is what published scores were computed
/// with.
bool is_white_space(char32_t code_point);

/// The text without any white space.
std::u32string without_white_space(std::u32string_view text);

}  // namespace lookback
