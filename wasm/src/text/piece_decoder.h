#pragma once
#include <string>
#include <string_view>

#include "text/tokenized_text.h"

namespace lookback {

/// Puts pieces together again: markers become spaces, byte pieces become characters.
class PieceDecoder {
 public:
  /// `drops_first_space`: whether the text's first marker was put there by the encoder.
  explicit PieceDecoder(bool drops_first_space) : drops_first_space_(drops_first_space) {}

  /// Appends a piece that is not a special one.
  void add(TokenId id, std::string_view piece);

  TokenizedText finish();

 private:
  void flush_bytes();
  void add_piece(TokenId id, std::string_view piece);

  bool drops_first_space_;
  /// Byte pieces at the end of the tokens whose characters are not written yet.
  std::string bytes_;
  TokenizedText result_;
};

}  // namespace lookback
