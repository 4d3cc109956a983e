#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace lookback {

/// Writes JSON straight into a string. A translation is mostly numbers: a tree of them would take
/// ten times the memory first, and twice the code in the page's module.
class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  /// The name of the member whose value comes next.
  JsonWriter& key(std::string_view name);

  /// Valid UTF-8.
  JsonWriter& text(std::string_view text);
  JsonWriter& integer(std::int64_t number);
  /// Rounded to `decimals` (at most 9) after the point; null when it is not finite, as JSON has no
  /// word for that.
  JsonWriter& number(double number, int decimals = 7);
  JsonWriter& boolean(bool value) { return word(value ? "true" : "false"); }
  JsonWriter& null() { return word("null"); }

  const std::string& result() const { return out_; }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& word(std::string_view word);
  /// A comma, unless what comes next is the first of its list or belongs to a key.
  void separate();
  void append_quoted(std::string_view text);

  std::string out_;
  bool needs_comma_ = false;
};

}  // namespace lookback
