#pragma once
#include <cstdint>
#include <functional>
#include <queue>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/types.h"

namespace lookback {

/// A distinct word of the corpus as pieces, and how often it occurs.
struct CountedWord {
  std::vector<TokenId> pieces;
  std::int64_t count = 0;
};

/// All neighbouring pairs of a corpus with their counts, kept up to date while pairs are merged.
/// A merge costs only the words that hold the pair.
class PairIndex {
 public:
  using Pair = std::pair<TokenId, TokenId>;
  /// Whether a pair may become a piece.
  using Filter = std::function<bool(Pair)>;

  PairIndex(std::vector<CountedWord> words, Filter may_merge);

  struct Best {
    Pair pair;
    std::int64_t count;  ///< 0 when no pair is left
  };
  /// The most frequent pair; of equals the one with the lowest ids.
  Best best();

  /// Replaces the pair by one piece everywhere, from left to right.
  void merge(Pair pair, TokenId merged);

 private:
  struct Entry {
    std::int64_t count;
    Pair pair;
    /// The queue gives its greatest first.
    bool operator<(const Entry& other) const {
      return count != other.count ? count < other.count : pair > other.pair;
    }
  };
  struct PairHash {
    std::size_t operator()(const Pair& pair) const {
      const auto mixed = static_cast<std::uint64_t>(pair.first) * 0x9E3779B97F4A7C15u +
                         static_cast<std::uint64_t>(pair.second) * 0xC2B2AE3D27D4EB4Fu;
      return static_cast<std::size_t>(mixed ^ (mixed >> 32));
    }
  };
  struct Occurrences {
    std::int64_t count = 0;
    std::vector<int> words;  ///< may name a word twice, or one that has lost the pair
  };

  void count_pair(Pair pair, int word, std::int64_t change);
  void merge_in_word(int word, Pair pair, TokenId merged);
  void queue_touched();

  std::vector<CountedWord> words_;
  Filter may_merge_;
  std::unordered_map<Pair, Occurrences, PairHash> pairs_;
  std::priority_queue<Entry> queue_;
  std::vector<Pair> touched_;  ///< pairs whose count rose since they were queued
};

}  // namespace lookback
