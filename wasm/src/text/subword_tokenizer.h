#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/types.h"
#include "text/merge_table.h"
#include "text/tokenized_text.h"
#include "text/vocabulary.h"

namespace lookback {

/// Where pieces carry the space marker ▁.
enum class SpaceMarker {
  words,  ///< in front of each word, the first too: languages with spaces
  none,   ///< only where the text has a space: Chinese, whose pieces are characters and words
};

/// Leaves merges out at random so that training sees words in several divisions (BPE-dropout,
/// Provilkov et al. 2020). The same seed and text give the same division.
struct SubwordDropout {
  double probability = 0;  ///< of passing over a merge, in [0, 1]; 0.1 in the paper
  std::uint64_t seed = 0;
};

/// Byte-pair encoding with bytes as the floor: for every normalised text x,
/// decode(ids of encode(x)).text == x. Stored in the layout of Hugging Face's tokenizer.json.
class SubwordTokenizer {
 public:
  /// Throws Error when the vocabulary and the merges do not belong together.
  SubwordTokenizer(Vocabulary vocabulary, MergeTable merges, SpaceMarker marker);

  /// Reads a tokenizer.json. Throws Error that names what is wrong with it.
  static SubwordTokenizer from_json(std::string_view json);
  std::string to_json() const;

  /// Cuts normalised text (see normalize()) into pieces. Takes any bytes: what is not UTF-8
  /// becomes U+FFFD.
  TokenizedText encode(std::string_view text) const;
  TokenizedText encode(std::string_view text, const SubwordDropout& dropout) const;

  /// The text of a sequence of pieces and where each stands in it. <pad>, <s> and </s> are left
  /// out of text and tokens; bytes that make no character show as U+FFFD.
  /// Throws Error when an id is not in the vocabulary.
  TokenizedText decode(std::span<const TokenId> ids) const;

  int vocabulary_size() const { return vocabulary_.size(); }
  /// kNoPiece when the vocabulary lacks the piece.
  TokenId id(std::string_view piece) const { return vocabulary_.id(piece); }
  const std::string& piece(TokenId id) const { return vocabulary_.piece(id); }

  SpaceMarker space_marker() const { return marker_; }
  /// Whether words stand without spaces, so that each piece is shown as a word of its own.
  bool pieces_are_words() const { return marker_ == SpaceMarker::none; }

  const Vocabulary& vocabulary() const { return vocabulary_; }
  const MergeTable& merges() const { return merges_; }

 private:
  TokenizedText encode(std::string_view text, MergeTable::Dropout* dropout) const;

  Vocabulary vocabulary_;
  MergeTable merges_;
  SpaceMarker marker_;
  TokenId marker_id_;
};

}  // namespace lookback
