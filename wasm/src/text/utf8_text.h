#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace lookback {

/// Stands where bytes were not valid UTF-8.
inline constexpr char32_t kReplacement = 0xFFFD;

/// One character and the bytes it takes.
struct DecodedCharacter {
  char32_t code;
  std::size_t length;
};

/// The character at a byte offset. Bytes that are not valid UTF-8 give U+FFFD, once for each
/// "maximal subpart" (The Unicode Standard, table 3-8), as the web's TextDecoder counts.
DecodedCharacter character_at(std::string_view text, std::size_t offset);

/// Code points of a text, with U+FFFD as above.
std::u32string to_code_points(std::string_view text);

void append_utf8(std::string& out, char32_t code);
std::string to_utf8(std::u32string_view code_points);

}  // namespace lookback
