#include "text/unicode_properties.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "text/unicode_tables.h"

namespace lookback::unicode {
namespace {

constexpr char32_t kCjkBasicStart = 0xF900;
constexpr char32_t kCjkSupplementStart = 0x2F800;

/// Value of the run that holds `code`; each entry is first code point << bits | value.
template <std::size_t N>
std::uint32_t run_value(const std::uint32_t (&runs)[N], char32_t code, unsigned bits) {
  const std::uint32_t mask = (1u << bits) - 1;
  const std::uint32_t key = static_cast<std::uint32_t>(code) << bits | mask;
  return *(std::upper_bound(std::begin(runs), std::end(runs), key) - 1) & mask;
}

Parts wide_decomposition(char32_t code) {
  for (std::size_t i = 0; i < std::size(kWide); i += 4)
    if (kWide[i] == code) return {kWide[i + 1], kWide[i + 2]};
  return {};
}

char32_t wide_composition(char32_t first, char32_t second) {
  for (std::size_t i = 0; i < std::size(kWide); i += 4)
    if (kWide[i + 1] == first && kWide[i + 2] == second && kWide[i + 3] == 1) return kWide[i];
  return 0;
}

/// The table's value for a compatibility ideograph; 0 outside the two blocks.
char32_t cjk_decomposition(char32_t code) {
  if (code >= kCjkBasicStart && code - kCjkBasicStart < std::size(kCjkBasic))
    return kCjkBasic[code - kCjkBasicStart];
  if (code >= kCjkSupplementStart && code - kCjkSupplementStart < std::size(kCjkSupplement))
    return kCjkSupplement[code - kCjkSupplementStart];
  return 0;
}

}  // namespace

CharacterClass character_class(char32_t code) {
  return static_cast<CharacterClass>(run_value(kClassRuns, code, 3));
}

std::uint8_t combining_class(char32_t code) {
  if (code < 0x300) return 0;
  return static_cast<std::uint8_t>(run_value(kCombiningRuns, code, 8));
}

Parts decomposition(char32_t code) {
  if (code < 0xC0) return {};
  if (const char32_t ideograph = cjk_decomposition(code)) return {ideograph, 0};
  if (code <= 0xFFFF) {
    const auto* found = std::lower_bound(std::begin(kComposed), std::end(kComposed), code);
    if (found != std::end(kComposed) && *found == code) {
      const auto index = found - std::begin(kComposed);
      return {kFirstParts[index], kSecondParts[index]};
    }
  }
  return wide_decomposition(code);
}

char32_t composition(char32_t first, char32_t second) {
  // Nothing below the combining marks is the second part of a composite.
  if (second < 0x300) return 0;
  const Parts wanted{first, second};
  const auto* found = std::lower_bound(std::begin(kComposeOrder), std::end(kComposeOrder), wanted,
                                       [](std::uint16_t index, const Parts& parts) {
                                         if (kFirstParts[index] != parts.first)
                                           return kFirstParts[index] < parts.first;
                                         return kSecondParts[index] < parts.second;
                                       });
  if (found != std::end(kComposeOrder) && kFirstParts[*found] == first &&
      kSecondParts[*found] == second)
    return kComposed[*found];
  return wide_composition(first, second);
}

bool is_unspaced_script(char32_t code) {
  if (code < 0x3005) return false;
  return code <= 0x3007 || (code >= 0x3040 && code <= 0x30FF) ||
         (code >= 0x3400 && code <= 0x4DBF) || (code >= 0x4E00 && code <= 0x9FFF) ||
         (code >= 0xF900 && code <= 0xFAFF) || (code >= 0x20000 && code <= 0x3FFFF);
}

}  // namespace lookback::unicode
