#pragma once

namespace lookback {

/// The same bits as another type; Emscripten 3.1.6's library has no std::bit_cast yet.
template <class To, class From>
constexpr To bit_cast(const From& value) {
  static_assert(sizeof(To) == sizeof(From));
  return __builtin_bit_cast(To, value);
}

}  // namespace lookback
