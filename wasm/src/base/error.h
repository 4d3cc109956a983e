#pragma once
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

namespace lookback {

/// Everything that can go wrong because of what a user handed in: text, files, options.
/// The message says what is wrong and what to do, in one line. It is caught in two places only:
/// the command line's `main` and the bindings' guard.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A number as people write it, in six significant digits: "0.25", "1e+06".
std::string number_text(double number);

/// Appends one part of a message. Not by a stream: its locales would be a fifth of the page's
/// module.
template <class Part>
void append_part(std::string& text, const Part& part) {
  if constexpr (std::is_same_v<Part, char>) {
    text += part;
  } else if constexpr (std::is_integral_v<Part>) {
    text += std::to_string(part);
  } else if constexpr (std::is_floating_point_v<Part>) {
    text += number_text(static_cast<double>(part));
  } else {
    text += std::string_view(part);
  }
}

/// Joins its arguments into one string: `concat("have ", 3, " rows")`.
template <class... Parts>
std::string concat(const Parts&... parts) {
  std::string text;
  (append_part(text, parts), ...);
  return text;
}

/// Throws Error with the joined message unless the condition holds.
template <class... Parts>
void require(bool condition, const Parts&... message) {
  if (!condition) throw Error(concat(message...));
}

}  // namespace lookback
