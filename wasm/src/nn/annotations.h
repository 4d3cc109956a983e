#pragma once
#include <span>

#include "base/types.h"

namespace lookback {

/// Source sentences side by side, padded to the longest. Position-major: piece j of sentence b of B
/// is ids[j * B + b].
struct SourceBatch {
  std::span<const TokenId> ids;
  std::span<const int> lengths;  ///< real pieces of each sentence, </s> included

  int sentences() const { return static_cast<int>(lengths.size()); }
  int positions() const { return static_cast<int>(ids.size() / lengths.size()); }
};

/// What the encoder has read: one annotation (encoder state) h_j for each position.
template <class T>
struct Annotations {
  T states{};         ///< [2h x Tx*B], position after position
  T forward_last{};   ///< h→ after the last real piece, [h x B]
  T backward_last{};  ///< h← after the first piece, [h x B]
  std::span<const int> lengths;
  int positions = 0;  ///< Tx
};

}  // namespace lookback
