#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

#include "base/error.h"
#include "text/utf8_text.h"

namespace lookback::fuzz {

inline std::string_view text_from(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

inline std::span<const std::byte> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::byte*>(text.data()), text.size()};
}

/// A property that must hold for every input. The fuzzer takes the end of the program as a find.
inline void must(bool holds, const char* property) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", property);
  std::abort();
}

inline bool is_utf8(std::string_view text) { return to_utf8(to_code_points(text)) == text; }

/// Runs `work` on hostile input. It may refuse it, with an Error whose message a person can be
/// shown: one line of valid text. Any other exception ends the program.
template <class Work>
int refuse_or_take(const Work& work) {
  try {
    work();
  } catch (const Error& error) {
    const std::string_view message = error.what();
    must(!message.empty(), "an error says something");
    must(message.find('\n') == message.npos, "an error is one line");
    must(is_utf8(message), "an error is valid text");
  }
  return 0;
}

}  // namespace lookback::fuzz
