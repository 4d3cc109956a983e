#pragma once
#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "cpp/weights/raw_files.h"

namespace lookback {

/// Spoils the values of a JSON object but keeps it JSON, so that the checks behind the parser are
/// reached: byte by byte, three of four spoilt configs end in the parser.
class JsonMutator {
 public:
  using Json = nlohmann::ordered_json;
  explicit JsonMutator(unsigned seed) : random_(seed) {}

  std::string mutate(Json json) {
    const std::size_t count = 1 + below(2);
    for (std::size_t i = 0; i < count; ++i) once(json);
    std::string text = json.dump();
    if (below(10) == 0 && !json.empty()) {  // the same key twice, which only text can say
      const auto member = random_member(json);
      text.insert(1, concat(Json(member.key()).dump(), ":", member.value().dump(), ","));
    }
    return text;
  }

 private:
  std::size_t below(std::size_t limit) { return random_() % limit; }

  Json::iterator random_member(Json& object) {
    return std::next(object.begin(), static_cast<std::ptrdiff_t>(below(object.size())));
  }

  /// Changes a member here or, half of the time, one of an object or a list further down.
  void once(Json& value) {
    if (value.empty()) return;
    const auto member = random_member(value);
    if (member->is_structured() && below(2) == 0) return once(*member);
    switch (below(value.is_object() ? 5 : 3)) {
      case 0:
        *member = extreme();
        return;
      case 1:
        *member = Json(*random_member(value));
        return;
      case 2:
        nudge(*member);
        return;
      case 3:
        value.erase(member);
        return;
      default:
        value[member.key() + "x"] = Json(*member);
    }
  }

  Json extreme() {
    static const Json values = Json::parse(
        R"([0, 1, -1, 2, 63, 4294967295, 4294967297, 9223372036854775807, 18446744073709551615,
            0.5, -1e300, true, null, "", "F32", "I8", "lstm", "dot", [], [0, 0], [2147483648, 2147483648],
            {}, {"a": 1}])");
    return values[below(values.size())];
  }

  /// A value not far from the old one.
  void nudge(Json& value) {
    if (value.is_number_unsigned()) {
      value = value.get<std::uint64_t>() + (below(2) == 0 ? 1 : 4);
    } else if (value.is_boolean()) {
      value = !value.get<bool>();
    } else if (value.is_string()) {
      value = value.get<std::string>() + "x";
    }
  }

  std::mt19937 random_;
};

}  // namespace lookback
