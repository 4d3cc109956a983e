#include "text/utf8_text.h"

#include <utf8.h>

#include <cstdint>
#include <iterator>

namespace lookback {
namespace {

std::uint8_t byte_at(std::string_view text, std::size_t offset) {
  return offset < text.size() ? static_cast<std::uint8_t>(text[offset]) : std::uint8_t{0};
}

/// Bytes that the lead byte announces; 1 for what cannot lead.
std::size_t announced_length(std::uint8_t lead) {
  if (lead < 0xC2 || lead > 0xF4) return 1;
  if (lead < 0xE0) return 2;
  return lead < 0xF0 ? 3 : 4;
}

/// Whether a second byte can follow this lead (neither overlong, a surrogate nor beyond U+10FFFF).
bool can_follow(std::uint8_t lead, std::uint8_t second) {
  const std::uint8_t low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const std::uint8_t high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  return second >= low && second <= high;
}

/// Length of the longest start of a well-formed sequence at `offset`.
std::size_t maximal_subpart(std::string_view text, std::size_t offset) {
  const std::uint8_t lead = byte_at(text, offset);
  const std::size_t announced = announced_length(lead);
  if (announced == 1 || !can_follow(lead, byte_at(text, offset + 1))) return 1;
  std::size_t length = 2;
  while (length < announced && (byte_at(text, offset + length) & 0xC0) == 0x80) ++length;
  return length;
}

}  // namespace

DecodedCharacter character_at(std::string_view text, std::size_t offset) {
  const std::size_t length = maximal_subpart(text, offset);
  const std::string_view bytes = text.substr(offset, length);
  if (!utf8::is_valid(bytes.begin(), bytes.end())) return {kReplacement, length};
  auto at = bytes.begin();
  return {static_cast<char32_t>(utf8::unchecked::next(at)), length};
}

std::u32string to_code_points(std::string_view text) {
  std::u32string code_points;
  code_points.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const DecodedCharacter character = character_at(text, at);
    code_points += character.code;
    at += character.length;
  }
  return code_points;
}

void append_utf8(std::string& out, char32_t code) {
  utf8::unchecked::append(static_cast<std::uint32_t>(code), std::back_inserter(out));
}

std::string to_utf8(std::u32string_view code_points) {
  std::string text;
  text.reserve(code_points.size());
  for (const char32_t code : code_points) append_utf8(text, code);
  return text;
}

}  // namespace lookback
