#pragma once
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/types.h"

namespace lookback {

inline constexpr TokenId kPad = 0;
inline constexpr TokenId kBegin = 1;
inline constexpr TokenId kEnd = 2;
/// Pieces 3 to 258 are the 256 bytes, <0x00> to <0xFF>: no text is ever unknown.
inline constexpr TokenId kFirstByte = 3;
inline constexpr TokenId kFirstCharacter = kFirstByte + 256;
/// What Vocabulary::id answers for a piece that is not there.
inline constexpr TokenId kNoPiece = -1;

/// Stands for the space in front of a word inside pieces (U+2581 ▁).
inline constexpr std::string_view kSpaceMarker = "\xE2\x96\x81";

inline bool is_special(TokenId id) { return id >= 0 && id < kFirstByte; }
inline bool is_byte(TokenId id) { return id >= kFirstByte && id < kFirstCharacter; }

/// The pieces a model knows, each with its index. Starts with <pad>, <s>, </s> and the bytes.
class Vocabulary {
 public:
  Vocabulary();

  /// Adds a piece with the next index. Throws Error when it is empty or there already.
  TokenId add(std::string_view piece);

  int size() const { return static_cast<int>(pieces_.size()); }
  /// Throws Error when `id` is not in [0, size).
  const std::string& piece(TokenId id) const;
  TokenId id(std::string_view piece) const;

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };

  std::vector<std::string> pieces_;
  std::unordered_map<std::string, TokenId, Hash, std::equal_to<>> ids_;
};

}  // namespace lookback
