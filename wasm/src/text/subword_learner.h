#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "text/subword_tokenizer.h"

namespace lookback {

struct SubwordLearnerOptions {
  /// Pieces in all: 3 special ones, 256 bytes, the characters, then one a merge.
  int vocabulary_size = 4000;
  SpaceMarker space_marker = SpaceMarker::words;
  /// Rarer characters are spelt in bytes.
  std::int64_t min_character_count = 2;
  /// Rarer pairs are not merged, even if pieces are left.
  std::int64_t min_pair_count = 2;
  /// Longest piece, the marker not counted; keeps whole Chinese phrases out of the vocabulary.
  int max_piece_characters = 16;
  /// Two characters a b become a piece only if their Dice coefficient 2 n(ab) / (n(a) + n(b)) is at
  /// least this (Dice 1945). Without spaces, frequency alone would join what merely stands
  /// together: 我的, 他是. With 0.1 nearly all that is left are words: 喜欢, 学习.
  double min_dice = 0.0;
};

/// Learns the merges of a byte-pair encoding (Sennrich, Haddow and Birch 2016) from sentences:
/// the most frequent pair of neighbours becomes a piece, over and over. Equals go by lower ids,
/// so the result depends on the sentences' counts alone.
class SubwordLearner {
 public:
  /// Throws Error when an option is out of range.
  explicit SubwordLearner(const SubwordLearnerOptions& options);

  /// Counts a sentence, normalised (see normalize()), `count` times.
  void add(std::string_view sentence, std::int64_t count = 1);

  /// The tokenizer for all that was added. It has fewer pieces than asked for when the text has
  /// no more frequent pairs. Throws Error when nothing was added.
  SubwordTokenizer learn() const;

 private:
  SubwordLearnerOptions options_;
  /// Pre-tokens, spaces as markers, with their counts.
  std::unordered_map<std::string, std::int64_t> words_;
};

}  // namespace lookback
