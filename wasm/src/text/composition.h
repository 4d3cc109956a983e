#pragma once
#include <string>

namespace lookback::unicode {

/// Appends the full canonical decomposition of one code point, marks not yet in order.
void append_decomposed(std::u32string& out, char32_t code);

/// Brings decomposed text into Unicode's form C: marks into canonical order, then composed.
/// Equation numbers and names follow The Unicode Standard, chapter 3.11 and 3.12 (Hangul).
void compose(std::u32string& text);

}  // namespace lookback::unicode
