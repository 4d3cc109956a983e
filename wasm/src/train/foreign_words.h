#pragma once
#include <string>

#include "base/random.h"
#include "train/parallel_corpus.h"

namespace lookback {

/// A word that no vocabulary knows: an emoji, or letters of a script that neither language has.
/// Such words are spelt in bytes.
std::u32string foreign_word(Random& random);

/// The pair with a foreign word on both sides, the same: in the place of a name that both have
/// (Tom, Mary), else at the beginning or the end. So the model learns to carry over what it cannot
/// know, byte by byte, looking at where it stands.
SentencePair with_foreign_word(const SentencePair& pair, Random& random);

}  // namespace lookback
