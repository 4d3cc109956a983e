#include "text/normalizer.h"

#include "text/composition.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

bool is_space(char32_t code) {
  return (code >= '\t' && code <= '\r') || code == ' ' || code == 0x85 || code == 0xA0 ||
         code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x2028 ||
         code == 0x2029 || code == 0x202F || code == 0x205F || code == 0x3000;
}

/// Characters that show nothing: controls, zero-width joiners and spaces, directions, tags.
bool is_invisible(char32_t code) {
  return code < 0x20 || (code >= 0x7F && code <= 0x9F) || code == 0xAD || code == 0x61C ||
         code == 0x180E || (code >= 0x200B && code <= 0x200F) ||
         (code >= 0x202A && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) ||
         code == 0xFEFF || (code >= 0xFFF9 && code <= 0xFFFB) ||
         (code >= 0xE0000 && code <= 0xE007F);
}

/// What stands for a typographic form in plain text; empty when the character stays as it is.
std::u32string_view plain_form(char32_t code) {
  switch (code) {
    case 0x00B4: case 0x02BB: case 0x02BC: case 0x02BD:  // ´ ʻ ʼ ʽ
    case 0x2018: case 0x2019: case 0x201A: case 0x201B:  // ‘ ’ ‚ ‛
      return U"'";
    case 0x201C: case 0x201D: case 0x201E: case 0x201F:  // “ ” „ ‟
      return U"\"";
    case 0x2010: case 0x2011:  // hyphen, non-breaking hyphen
      return U"-";
    case 0x2025: return U"..";
    case 0x2026: return U"...";
    case 0x2581: return U"_";
    case 0xFB00: return U"ff";
    case 0xFB01: return U"fi";
    case 0xFB02: return U"fl";
    case 0xFB03: return U"ffi";
    case 0xFB04: return U"ffl";
    default: return {};
  }
}

/// Folds one decomposed code point onto the end of `out`. Runs after decomposition and before
/// composition: nothing that is folded is left for a second pass, and marks meet their letters.
void append_folded(std::u32string& out, char32_t code) {
  if (is_space(code)) {
    if (!out.empty() && out.back() != U' ') out += U' ';
  } else if (is_invisible(code)) {
    return;
  } else if (code >= 0xFF01 && code <= 0xFF5E) {
    out += code - 0xFF01 + U'!';
  } else if (const std::u32string_view plain = plain_form(code); !plain.empty()) {
    out += plain;
  } else {
    out += code;
  }
}

}  // namespace

std::string normalize(std::string_view text) {
  std::u32string folded;
  std::u32string decomposed;
  folded.reserve(text.size());
  for (const char32_t code : to_code_points(text)) {
    decomposed.clear();
    unicode::append_decomposed(decomposed, code);
    for (const char32_t part : decomposed) append_folded(folded, part);
  }
  if (!folded.empty() && folded.back() == U' ') folded.pop_back();
  unicode::compose(folded);
  return to_utf8(folded);
}

}  // namespace lookback
