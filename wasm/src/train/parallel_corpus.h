#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "train/recipe.h"

namespace lookback {

struct SentencePair {
  std::string source;
  std::string target;
};

/// Pairs for training and, with English sentences of their own, for validation.
struct ParallelCorpus {
  std::vector<SentencePair> train;
  std::vector<SentencePair> dev;
};

/// What happened to the lines on the way.
struct CorpusReport {
  std::int64_t lines = 0;
  std::int64_t malformed = 0;  ///< too few columns
  std::int64_t empty = 0;
  std::int64_t too_long = 0;
  std::int64_t mismatched = 0;  ///< lengths too different for translations of each other
  std::int64_t repeated = 0;    ///< the same pair again
};

/// Reads, normalises, filters and divides the recipe's corpora. An English sentence has many
/// translations, so train and dev are divided by it (its letters and digits, in lower case), not
/// by pair; without an English side, by the target. Throws Error.
ParallelCorpus read_corpus(const Recipe& recipe, CorpusReport& report);

/// Letters and digits alone, in lower case: what makes two sentences "the same".
std::string sentence_key(std::string_view text);

}  // namespace lookback
