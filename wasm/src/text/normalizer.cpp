#include "text/normalizer.h"

#include "text/composition.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

bool is_space(char32_t code) {
  return (code >= '\t' && code <= '\r') || code == ' ' || code == 0x85 || code == 0xA0 ||
         code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x2028 || code == 0x2029 ||
         code == 0x202F || code == 0x205F || code == 0x3000;
}

/// Characters that show nothing: controls, zero-width joiners and spaces, directions, tags; and
/// those that only choose how the one before is drawn (U+FE0F: as a coloured emoji), which would
/// cost three strange pieces, spelt in bytes.
bool is_invisible(char32_t code) {
  return code < 0x20 || (code >= 0x7F && code <= 0x9F) || code == 0xAD || code == 0x61C ||
         code == 0x180E || (code >= 0x200B && code <= 0x200F) ||
         (code >= 0x202A && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) ||
         (code >= 0xFE00 && code <= 0xFE0F) || code == 0xFEFF ||
         (code >= 0xFFF9 && code <= 0xFFFB) || (code >= 0xE0000 && code <= 0xE007F) ||
         (code >= 0xE0100 && code <= 0xE01EF);
}

struct PlainForm {
  std::u32string_view typographic;  ///< each of these characters ...
  std::u32string_view plain;        ///< ... is written so in plain text
};

constexpr PlainForm kPlainForms[] = {
    {U"\u00B4\u02BB\u02BC\u02BD\u2018\u2019\u201A\u201B", U"'"},  // ´ ʻ ʼ ʽ ‘ ’ ‚ ‛
    {U"\u201C\u201D\u201E\u201F", U"\""},                         // “ ” „ ‟
    {U"\u2010\u2011", U"-"},                                      // hyphens
    {U"\u2025", U".."},                                           // ‥
    {U"\u2026", U"..."},                                          // …
    {U"\u2581", U"_"},                                            // ▁, a tokenizer's space
    {U"\uFB00", U"ff"},
    {U"\uFB01", U"fi"},
    {U"\uFB02", U"fl"},
    {U"\uFB03", U"ffi"},
    {U"\uFB04", U"ffl"},
};

/// Empty when the character stays as it is.
std::u32string_view plain_form(char32_t code) {
  if (code < 0x80) return {};
  for (const auto& [typographic, plain] : kPlainForms)
    if (typographic.find(code) != std::u32string_view::npos) return plain;
  return {};
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
