#pragma once
#include <span>
#include <vector>

#include "base/types.h"

namespace lookback {

/// Tokens from `first` up to `last` spell what has no token of its own (a character in bytes). They
/// may stand only as parts of these words, each whole and as often as it is listed: what the source
/// spells, the target may carry over, and nothing else can be made up of them.
struct Spelling {
  TokenId first = 0;
  TokenId last = 0;  ///< one past the last
  std::vector<std::vector<TokenId>> words;

  bool spells(TokenId token) const { return token >= first && token < last; }
};

/// The tokens of [0, vocabulary_size) that may not follow `history`, appended to `tokens`. A
/// history that ends in spelt tokens of no such word (a given prefix may have them) is left alone.
void append_misspelt_tokens(std::span<const TokenId> history, const Spelling& spelling,
                            int vocabulary_size, std::vector<TokenId>& tokens);

}  // namespace lookback
