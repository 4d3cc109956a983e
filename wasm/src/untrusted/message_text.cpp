#include "untrusted/message_text.h"

namespace lookback {
namespace {

constexpr std::size_t kLongest = 80;

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

}  // namespace

std::string shortened(std::string_view text) {
  std::size_t end = text.size();
  if (end > kLongest) {
    end = kLongest;
    while (end > 0 && continues_character(text[end])) --end;
  }
  std::string result;
  for (const char c : text.substr(0, end)) {
    const auto byte = static_cast<unsigned char>(c);
    result += byte < 0x20 || byte == 0x7f ? '?' : c;
  }
  return end < text.size() ? result + "..." : result;
}

std::string in_quotes(std::string_view name) { return "'" + shortened(name) + "'"; }

}  // namespace lookback
