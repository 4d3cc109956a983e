#include "text/subword_tokenizer.h"

#include <utility>

#include "base/error.h"
#include "text/piece_decoder.h"
#include "text/utf8_text.h"
#include "text/word_splitter.h"

namespace lookback {
namespace {

/// Appends the character's piece, or its bytes where the vocabulary lacks it. A marker that stands
/// in the text itself goes to bytes too, so that it does not come back as a space.
void append_character(std::vector<Token>& pieces, const Vocabulary& vocabulary,
                      std::string_view text, ByteRange range) {
  const std::string_view character = text.substr(range.begin, range.end - range.begin);
  const TokenId id = character == kSpaceMarker ? kNoPiece : vocabulary.id(character);
  if (id != kNoPiece) {
    pieces.push_back({id, range.begin, range.end, -1});
    return;
  }
  for (const char byte : character)
    pieces.push_back({kFirstByte + static_cast<unsigned char>(byte), range.begin, range.end, -1});
}

void append_characters(std::vector<Token>& pieces, const Vocabulary& vocabulary,
                       std::string_view text, ByteRange range) {
  for (std::size_t at = range.begin; at < range.end;) {
    const std::size_t end = at + character_at(text, at).length;
    append_character(pieces, vocabulary, text, {at, end});
    at = end;
  }
}

void check_merges(const Vocabulary& vocabulary, const MergeTable& merges) {
  for (const auto& [left, right] : merges.pairs()) {
    const TokenId merged = merges.find(left, right)->merged;
    const bool plain =
        left >= kFirstCharacter && right >= kFirstCharacter && merged >= kFirstCharacter;
    require(plain, "tokenizer: a merge may not make or use special pieces or bytes");
    require(vocabulary.piece(merged) == vocabulary.piece(left) + vocabulary.piece(right),
            "tokenizer: the merge of \"", vocabulary.piece(left), "\" and \"",
            vocabulary.piece(right), "\" makes another piece");
  }
}

}  // namespace

SubwordTokenizer::SubwordTokenizer(Vocabulary vocabulary, MergeTable merges, SpaceMarker marker)
    : vocabulary_(std::move(vocabulary)),
      merges_(std::move(merges)),
      marker_(marker),
      marker_id_(vocabulary_.id(kSpaceMarker)) {
  require(marker_id_ != kNoPiece, "tokenizer: the vocabulary lacks the space marker ",
          kSpaceMarker);
  check_merges(vocabulary_, merges_);
}

TokenizedText SubwordTokenizer::encode(std::string_view text) const {
  return encode(text, nullptr);
}

TokenizedText SubwordTokenizer::encode(std::string_view text, const SubwordDropout& dropout) const {
  MergeTable::Dropout state{dropout.probability, Random(dropout.seed)};
  return encode(text, dropout.probability > 0 ? &state : nullptr);
}

TokenizedText SubwordTokenizer::encode(std::string_view text, MergeTable::Dropout* dropout) const {
  TokenizedText result;
  result.text = to_utf8(to_code_points(text));
  std::vector<Token> pieces;
  const bool starts_marked = marker_ == SpaceMarker::words;
  for (const PreToken& pre_token : split_pre_tokens(result.text, starts_marked)) {
    pieces.clear();
    const std::size_t begin = pre_token.content_begin();
    const bool is_first = pre_token.begin == 0 && starts_marked;
    if (pre_token.has_space || is_first) pieces.push_back({marker_id_, begin, begin, -1});
    append_characters(pieces, vocabulary_, result.text, {begin, pre_token.end});
    merges_.apply(pieces, dropout);
    result.tokens.insert(result.tokens.end(), pieces.begin(), pieces.end());
  }
  assign_words(result);
  return result;
}

TokenizedText SubwordTokenizer::decode(std::span<const TokenId> ids) const {
  PieceDecoder decoder(marker_ == SpaceMarker::words);
  for (const TokenId id : ids) {
    const std::string& piece = vocabulary_.piece(id);
    if (!is_special(id)) decoder.add(id, piece);
  }
  return decoder.finish();
}

}  // namespace lookback
