#pragma once
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

namespace lookback {

/// How much JSON is accepted from a file we do not trust.
struct JsonLimits {
  std::size_t bytes = 1 << 20;
  int depth = 8;  ///< objects and arrays within each other
};

/// Parses `text`; throws Error, beginning with `what` ("the config"), when it is too long, too
/// deeply nested, not valid JSON, or has an object with the same key twice (which parsers merge in
/// silence).
nlohmann::json parse_strict_json(std::string_view text, std::string_view what,
                                 const JsonLimits& limits = {});

/// Inclusive bounds of a number.
template <class Number>
struct Range {
  Number low;
  Number high;
};

/// Reads the members of one JSON object by name, type and range, and refuses the members that
/// nobody asked for: a misspelt key must not silently become a default.
class ObjectReader {
 public:
  /// `what` begins each message. Throws Error unless `value` is an object.
  ObjectReader(const nlohmann::json& value, std::string what);

  /// Whether the object has this optional member.
  bool has(const std::string& key);
  /// The member itself; Error when it is missing.
  const nlohmann::json& member(const std::string& key);
  int integer(const std::string& key, Range<int> range);
  double number(const std::string& key, Range<double> range);
  bool boolean(const std::string& key);
  std::string text(const std::string& key);
  /// Throws Error, with the nearest known key, when the object has members never asked for.
  void finish() const;

 private:
  [[noreturn]] void refuse(const std::string& key, const std::string& wanted) const;

  const nlohmann::json& object_;
  std::string what_;
  std::set<std::string> known_;
};

}  // namespace lookback
