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
