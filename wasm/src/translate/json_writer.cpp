#include "translate/json_writer.h"

#include <charconv>
#include <cmath>
#include <iterator>

#include "base/error.h"

namespace lookback {
namespace {

/// Beyond this the rounded number would not fit 63 bits; six digits then say enough.
constexpr double kLargestRounded = 1e9;
constexpr int kMostDecimals = 9;

std::uint64_t power_of_ten(int exponent) {
  std::uint64_t power = 1;
  for (; exponent > 0; --exponent) power *= 10;
  return power;
}

void append_integer(std::string& out, std::int64_t number) {
  char digits[24];
  out.append(digits, std::to_chars(digits, std::end(digits), number).ptr);
}

/// The digits after the point, without zeros at their end.
void append_decimals(std::string& out, std::uint64_t fraction, int decimals) {
  for (; fraction % 10 == 0; fraction /= 10) --decimals;
  char digits[kMostDecimals];
  for (char* place = digits + decimals; place != digits; fraction /= 10)
    *--place = static_cast<char>('0' + fraction % 10);
  out.append(digits, static_cast<std::size_t>(decimals));
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

JsonWriter& JsonWriter::integer(std::int64_t number) {
  separate();
  append_integer(out_, number);
  return *this;
}

JsonWriter& JsonWriter::number(double number, int decimals) {
  if (!std::isfinite(number)) return null();
  if (std::abs(number) >= kLargestRounded) return word(number_text(number));
  const std::uint64_t unit = power_of_ten(decimals);
  const auto rounded =
      static_cast<std::uint64_t>(std::abs(number) * static_cast<double>(unit) + 0.5);
  separate();
  if (number < 0 && rounded > 0) out_ += '-';
  append_integer(out_, static_cast<std::int64_t>(rounded / unit));
  if (rounded % unit == 0) return *this;
  out_ += '.';
  append_decimals(out_, rounded % unit, decimals);
  return *this;
}

}  // namespace lookback
