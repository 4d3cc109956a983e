#pragma once
#include <cstdint>

/// Tables of the Unicode Character Database, written by tools/make-unicode-tables.mjs.
/// Read them through unicode_properties.h.
namespace lookback::unicode {

/// Runs of equal general category, sorted: first code point << 3 | class (CharacterClass).
extern const std::uint32_t kClassRuns[2082];
/// Runs of equal canonical combining class, sorted: first code point << 8 | class.
extern const std::uint32_t kCombiningRuns[581];

/// Canonical decompositions within the basic plane: kComposed[i] (sorted) is
/// kFirstParts[i] followed by kSecondParts[i]; a second part of 0 means there is none.
extern const std::uint16_t kComposed[1033];
extern const std::uint16_t kFirstParts[1033];
extern const std::uint16_t kSecondParts[1033];
/// The indices of those that compose again, sorted by first part, then second part.
extern const std::uint16_t kComposeOrder[928];

/// Compatibility ideographs from U+F900 and from U+2F800: what each stands for; 0: see kWide.
extern const std::uint16_t kCjkBasic[474];
extern const std::uint16_t kCjkSupplement[542];
/// What does not fit above, sorted, four numbers each: code point, parts, 1 if it composes again.
extern const std::uint32_t kWide[552];

}  // namespace lookback::unicode
