#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

namespace lookback {

/// Where each character of a valid UTF-8 text begins in the same text in UTF-16: JavaScript counts
/// so.
class Utf16Offsets {
 public:
  explicit Utf16Offsets(std::string_view text) : offsets_(text.size() + 1) {
    std::size_t units = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      offsets_[i] = units;
      const auto byte = static_cast<unsigned char>(text[i]);
      // Counted at a character's first byte; from 0xF0 on it is a surrogate pair.
      if ((byte & 0xC0) != 0x80) units += byte >= 0xF0 ? 2 : 1;
    }
    offsets_.back() = units;
  }

  /// `byte` is the first of a character, or the text's end.
  std::size_t operator[](std::size_t byte) const { return offsets_[byte]; }

 private:
  std::vector<std::size_t> offsets_;
};

}  // namespace lookback
