#include "translate/json_writer.h"

#include <cmath>

#include "base/error.h"

namespace lookback {
namespace {

/// Beyond this the rounded number would not fit 63 bits; six digits then say enough.
constexpr double kLargestRounded = 1e9;

std::int64_t power_of_ten(int exponent) {
  std::int64_t power = 1;
  for (; exponent > 0; --exponent) power *= 10;
  return power;
}

/// The digits after the point, without zeros at their end.
std::string decimals_of(std::int64_t fraction, int decimals) {
  std::string digits = std::to_string(fraction);
  digits.insert(0, static_cast<std::size_t>(decimals) - digits.size(), '0');
  digits.erase(digits.find_last_not_of('0') + 1);
  return digits;
}

void append_escaped(std::string& out, char c) {
  constexpr char kHex[] = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(c);
  if (c == '"' || c == '\\') {
    out += '\\';
    out += c;
  } else if (code < 0x20) {
    out += "\\u00";
    out += kHex[code >> 4];
    out += kHex[code & 15];
  } else {
    out += c;
  }
}

}  // namespace

void JsonWriter::separate() {
  if (needs_comma_) out_ += ',';
  needs_comma_ = true;
}

void JsonWriter::append_quoted(std::string_view text) {
  out_ += '"';
  for (const char c : text) append_escaped(out_, c);
  out_ += '"';
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  out_ += bracket;
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  out_ += bracket;
  needs_comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  append_quoted(name);
  out_ += ':';
  needs_comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::word(std::string_view word) {
  separate();
  out_ += word;
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view text) {
  separate();
  append_quoted(text);
  return *this;
}

JsonWriter& JsonWriter::integer(std::int64_t number) { return word(std::to_string(number)); }

JsonWriter& JsonWriter::number(double number, int decimals) {
  if (!std::isfinite(number)) return null();
  if (std::abs(number) >= kLargestRounded) return word(number_text(number));
  const std::int64_t unit = power_of_ten(decimals);
  const auto rounded = std::llround(std::abs(number) * static_cast<double>(unit));
  separate();
  if (number < 0 && rounded > 0) out_ += '-';
  out_ += std::to_string(rounded / unit);
  if (rounded % unit == 0) return *this;
  out_ += '.';
  out_ += decimals_of(rounded % unit, decimals);
  return *this;
}

}  // namespace lookback
