#include "text/vocabulary.h"

#include "base/error.h"

namespace lookback {
namespace {

std::string byte_piece(int byte) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  return concat("<0x", kDigits[static_cast<std::size_t>(byte / 16)],
                kDigits[static_cast<std::size_t>(byte % 16)], ">");
}

}  // namespace

Vocabulary::Vocabulary() {
  for (const char* special : {"<pad>", "<s>", "</s>"}) add(special);
  for (int byte = 0; byte < 256; ++byte) add(byte_piece(byte));
}

TokenId Vocabulary::add(std::string_view piece) {
  require(!piece.empty(), "vocabulary: piece ", size(), " is empty");
  const TokenId id = size();
  const bool added = ids_.emplace(piece, id).second;
  require(added, "vocabulary: the piece \"", piece, "\" is there twice");
  pieces_.emplace_back(piece);
  return id;
}

const std::string& Vocabulary::piece(TokenId id) const {
  require(id >= 0 && id < size(), "vocabulary: no piece ", id, "; there are ", size());
  return pieces_[static_cast<std::size_t>(id)];
}

TokenId Vocabulary::id(std::string_view piece) const {
  const auto found = ids_.find(piece);
  return found == ids_.end() ? kNoPiece : found->second;
}

}  // namespace lookback
