#include "metrics/code_points.h"

#include <utf8.h>

#include <algorithm>
#include <iterator>

namespace lookback {

std::u32string code_points(std::string_view text) {
  std::string valid;
  utf8::replace_invalid(text.begin(), text.end(), std::back_inserter(valid), 0xFFFD);
  std::u32string points;
  points.reserve(valid.size());
  utf8::utf8to32(valid.begin(), valid.end(), std::back_inserter(points));
  return points;
}

bool is_white_space(char32_t c) {
  return (c >= 0x09 && c <= 0x0D) || (c >= 0x1C && c <= 0x20) || c == 0x85 || c == 0xA0 ||
         c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F ||
         c == 0x205F || c == 0x3000;
}

std::u32string without_white_space(std::u32string_view text) {
  std::u32string kept;
  std::copy_if(text.begin(), text.end(), std::back_inserter(kept),
               [](char32_t c) { return !is_white_space(c); });
  return kept;
}

}  // namespace lookback
