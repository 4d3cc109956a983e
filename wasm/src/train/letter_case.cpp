#include "train/letter_case.h"

#include "text/unicode_properties.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

constexpr char32_t kMultiplication = 0xD7, kSharpS = 0xDF, kDivision = 0xF7,
                   kSmallYDiaeresis = 0xFF;
constexpr char32_t kCapitalOe = 0x152, kSmallOe = 0x153, kCapitalYDiaeresis = 0x178;

bool is_capital_latin1(char32_t code) {
  return code >= 0xC0 && code <= 0xDE && code != kMultiplication;
}

bool is_small_latin1(char32_t code) { return code >= 0xE0 && code <= 0xFE && code != kDivision; }

template <class Change>
std::string change_each(std::string_view text, Change change) {
  std::string result;
  for (const char32_t code : to_code_points(text)) append_utf8(result, change(code));
  return result;
}

}  // namespace

char32_t lower_case(char32_t code) {
  if (code >= U'A' && code <= U'Z') return code + 0x20;
  if (is_capital_latin1(code)) return code + 0x20;
  if (code == kCapitalOe) return kSmallOe;
  if (code == kCapitalYDiaeresis) return kSmallYDiaeresis;
  return code;
}

char32_t upper_case(char32_t code) {
  if (code >= U'a' && code <= U'z') return code - 0x20;
  if (code != kSharpS && is_small_latin1(code)) return code - 0x20;
  if (code == kSmallOe) return kCapitalOe;
  if (code == kSmallYDiaeresis) return kCapitalYDiaeresis;
  return code;
}

std::string lower_case(std::string_view text) {
  return change_each(text, [](char32_t code) { return lower_case(code); });
}

std::string upper_case(std::string_view text) {
  return change_each(text, [](char32_t code) { return upper_case(code); });
}

std::string without_accents(std::string_view text) {
  std::string result;
  for (const char32_t code : to_code_points(text)) {
    if (code == kSmallOe || code == kCapitalOe) {
      result += code == kSmallOe ? "oe" : "OE";
      continue;
    }
    const unicode::Parts parts = unicode::decomposition(code);
    append_utf8(result, parts.first != 0 && parts.second != 0 ? parts.first : code);
  }
  return result;
}

}  // namespace lookback
