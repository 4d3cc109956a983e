#pragma once
#include <cstdint>

namespace lookback::unicode {

/// First letter of the general category, as far as word splitting needs it.
enum class CharacterClass : std::uint8_t {
  other = 0,
  letter = 1,
  mark = 2,
  number = 3,
  punctuation = 4,
};

CharacterClass character_class(char32_t code);

/// Canonical combining class; 0 for a starter.
std::uint8_t combining_class(char32_t code);

/// One step of canonical decomposition (Hangul excepted): `second` is 0 when a single code point
/// replaces another, `first` is 0 when the code point stands for itself.
struct Parts {
  char32_t first = 0;
  char32_t second = 0;
};
Parts decomposition(char32_t code);

/// The primary composite of two code points (Hangul excepted), or 0 when there is none.
char32_t composition(char32_t first, char32_t second);

/// Ideographs and kana: scripts whose words stand side by side without a space.
bool is_unspaced_script(char32_t code);

}  // namespace lookback::unicode
