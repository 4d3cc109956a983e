#pragma once
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/random.h"
#include "base/types.h"
#include "text/tokenized_text.h"

namespace lookback {

/// The learnt merges of a byte-pair encoding (Sennrich, Haddow and Birch 2016): two neighbouring
/// pieces become one, the earliest learnt merge first, the leftmost of equals first.
class MergeTable {
 public:
  struct Merge {
    int rank = 0;
    TokenId merged = 0;
  };

  /// Adds a merge with the next rank. Throws Error when the pair is there already.
  void add(TokenId left, TokenId right, TokenId merged);

  int size() const { return static_cast<int>(pairs_.size()); }
  /// The pair of each rank.
  const std::vector<std::pair<TokenId, TokenId>>& pairs() const { return pairs_; }

  /// Null when the pair does not merge.
  const Merge* find(TokenId left, TokenId right) const;

  /// Merges what can be merged, in O(n log n) for n pieces. `dropout` may be null; else each merge
  /// is passed over with its probability, anew at every step (Provilkov et al. 2020, BPE-dropout).
  struct Dropout {
    double probability;
    Random random;
  };
  void apply(std::vector<Token>& pieces, Dropout* dropout = nullptr) const;

 private:
  std::vector<std::pair<TokenId, TokenId>> pairs_;
  std::unordered_map<std::uint64_t, Merge> merges_;
};

}  // namespace lookback
