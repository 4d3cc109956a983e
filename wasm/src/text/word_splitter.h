#pragma once
#include <cstddef>
#include <string_view>
#include <vector>

#include "text/tokenized_text.h"

namespace lookback {

/// What a pre-token is made of.
enum class PreTokenKind {
  unspaced,     ///< ideographs and kana
  letters,      ///< letters and marks
  elision,      ///< the same with an apostrophe in front of a letter: m' l' qu'
  ending,       ///< an English ending: 's 't 'm 'd 're 've 'll
  number,       ///< one digit or other number sign
  punctuation,  ///< one mark, or the same mark again and again
  symbols,      ///< anything else: emoji, currency, mathematics
  space,        ///< a space that stands before nothing
};

/// A stretch of text that merges never cross. A space belongs to what follows it.
struct PreToken {
  PreTokenKind kind = PreTokenKind::space;
  bool has_space = false;
  std::size_t begin = 0;  ///< first byte, the space included
  std::size_t end = 0;
  std::size_t content_begin() const { return begin + (has_space ? 1 : 0); }
};

/// The rule below as a regular expression, as it is written in tokenizer.json, where spaces have
/// become ▁. split_pre_tokens() is the same rule by hand: the module needs no regex engine.
extern const char* const kPreTokenPattern;

/// Cuts valid UTF-8 into pre-tokens that cover every byte. `starts_marked`: whether the tokenizer
/// puts a marker in front of the text, which then cannot start with an English ending.
std::vector<PreToken> split_pre_tokens(std::string_view text, bool starts_marked);

/// Display words of a text whose pieces are not known: see TokenizedText::words. Scripts without
/// spaces come out in single characters.
std::vector<ByteRange> split_words(std::string_view text);

}  // namespace lookback
