#pragma once
#include <sstream>
#include <stdexcept>
#include <string>

namespace lookback {

/// Everything that can go wrong because of what a user handed in: text, files, options.
/// The message says what is wrong and what to do, in one line. It is caught in two places only:
/// the command line's `main` and the bindings' guard.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Joins its arguments into one string: `concat("have ", 3, " rows")`.
template <class... Parts>
std::string concat(const Parts&... parts) {
  std::ostringstream out;
  (out << ... << parts);
  return out.str();
}

/// Throws Error with the joined message unless the condition holds.
template <class... Parts>
void require(bool condition, const Parts&... message) {
  if (!condition) throw Error(concat(message...));
}

}  // namespace lookback
