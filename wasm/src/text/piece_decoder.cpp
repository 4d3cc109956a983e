#include "text/piece_decoder.h"

#include <utility>

#include "text/utf8_text.h"
#include "text/vocabulary.h"

namespace lookback {
namespace {

std::string with_spaces(std::string_view piece) {
  std::string text;
  for (std::size_t at = 0; at < piece.size();) {
    if (piece.substr(at).starts_with(kSpaceMarker)) {
      text += ' ';
      at += kSpaceMarker.size();
    } else {
      text += piece[at++];
    }
  }
  return text;
}

}  // namespace

void PieceDecoder::add(TokenId id, std::string_view piece) {
  if (is_byte(id)) {
    bytes_ += static_cast<char>(id - kFirstByte);
    result_.tokens.push_back({id, 0, 0, -1});
  } else {
    flush_bytes();
    add_piece(id, piece);
  }
}

void PieceDecoder::add_piece(TokenId id, std::string_view piece) {
  std::string shown = with_spaces(piece);
  if (drops_first_space_ && result_.tokens.empty() && shown.front() == ' ') shown.erase(0, 1);
  const std::size_t start = result_.text.size();
  std::size_t spaces = 0;
  while (spaces < shown.size() && shown[spaces] == ' ') ++spaces;
  result_.text += shown;
  result_.tokens.push_back({id, start + spaces, result_.text.size(), -1});
}

void PieceDecoder::flush_bytes() {
  std::size_t token = result_.tokens.size() - bytes_.size();
  for (std::size_t at = 0; at < bytes_.size();) {
    const DecodedCharacter character = character_at(bytes_, at);
    const std::size_t start = result_.text.size();
    append_utf8(result_.text, character.code);
    // A space spelt as a byte shows nothing, like one spelt as a marker.
    const std::size_t begin = character.code == U' ' ? result_.text.size() : start;
    for (std::size_t i = 0; i < character.length; ++i, ++token) {
      result_.tokens[token].begin = begin;
      result_.tokens[token].end = result_.text.size();
    }
    at += character.length;
  }
  bytes_.clear();
}

TokenizedText PieceDecoder::finish() {
  flush_bytes();
  assign_words(result_);
  return std::move(result_);
}

}  // namespace lookback
