#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "base/types.h"

namespace lookback {

/// Half-open range of bytes in a text.
struct ByteRange {
  std::size_t begin = 0;
  std::size_t end = 0;
  bool operator==(const ByteRange&) const = default;
};

/// One subword piece and where it stands.
struct Token {
  TokenId id = 0;
  /// Bytes of the text, without the space that the piece's marker stands for. Empty (begin == end)
  /// for a piece that is a space marker only. Byte pieces of one character all have the whole
  /// character's range, so no range cuts a character.
  std::size_t begin = 0;
  std::size_t end = 0;
  /// Index into TokenizedText::words; -1 only when the text has no word at all.
  int word = -1;
};

/// A text, its pieces and its words.
struct TokenizedText {
  /// Valid UTF-8.
  std::string text;
  /// In reading order; never <pad>, <s> or </s>: who needs those adds them.
  std::vector<Token> tokens;
  /// Display units in reading order: a run of letters, marks and digits, with the apostrophe of a
  /// French elision (m' l' qu') or with its English ending (don't, Tom's); one punctuation mark or
  /// a run of the same mark; a run of other symbols; in scripts without spaces (Chinese) what one
  /// piece covers. They do not overlap, cover all but spaces, and each has a token.
  std::vector<ByteRange> words;
};

/// Fills in `words` and every token's `word` from the text and the tokens' ranges.
void assign_words(TokenizedText& tokenized);

}  // namespace lookback
