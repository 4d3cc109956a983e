#include "bindings/guard.h"

#include <emscripten/emscripten.h>

#include <cstdlib>

// clang-format off
EM_JS(void, lookback_throw, (const char* message), { throw new Error(UTF8ToString(message)); });
// clang-format on

namespace lookback {

void throw_to_javascript(const std::string& message) {
  lookback_throw(message.c_str());
  std::abort();  // for the compiler: the line above does not return
}

std::string& last_message() {
  static std::string message;
  return message;
}

}  // namespace lookback
