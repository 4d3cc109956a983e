#pragma once
#include <new>
#include <stdexcept>
#include <string>

namespace lookback {

/// Throws a JavaScript Error. Nothing of C++ is unwound on its way out, so nothing that owns memory
/// may be alive where it is called; the frames between, 32 bytes of a stack of 1 MB, are not given
/// back (measured: a page may fail 32,000 times).
[[noreturn]] void throw_to_javascript(const std::string& message);

/// Where the last error's message lives: it must outlast the frames that are left behind.
std::string& last_message();

/// Runs a call of the module's surface. C++ exceptions would reach JavaScript as bare numbers; out
/// of here they come as Errors with their message.
template <class Call>
auto guarded(Call call) -> decltype(call()) {
  try {
    return call();
  } catch (const std::bad_alloc&) {
    last_message() = "not enough memory; use a smaller model or a shorter text";
  } catch (const std::exception& error) {
    last_message() = error.what();
  }
  throw_to_javascript(last_message());
}

}  // namespace lookback
