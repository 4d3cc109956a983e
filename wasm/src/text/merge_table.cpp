#include "text/merge_table.h"

#include <queue>

#include "base/error.h"

namespace lookback {
namespace {

constexpr int kNone = -1;

std::uint64_t pair_key(TokenId left, TokenId right) {
  return static_cast<std::uint64_t>(static_cast<std::uint32_t>(left)) << 32 |
         static_cast<std::uint32_t>(right);
}

/// A merge that is possible, or was when it was queued.
struct Candidate {
  int rank;
  int left;  // index of the left piece
  TokenId left_id;
  TokenId right_id;
  TokenId merged;

  /// The queue gives its greatest first: the lowest rank, then the leftmost.
  bool operator<(const Candidate& other) const {
    return rank != other.rank ? rank > other.rank : left > other.left;
  }
};

/// The pieces as a linked list and the merges to try.
class Merger {
 public:
  Merger(const MergeTable& table, std::vector<Token>& pieces)
      : table_(table), pieces_(pieces), next_(pieces.size()), previous_(pieces.size()) {
    const int count = static_cast<int>(pieces.size());
    for (int i = 0; i < count; ++i) {
      previous_[i] = i - 1;
      next_[i] = i + 1 < count ? i + 1 : kNone;
    }
    for (int i = 0; i + 1 < count; ++i) consider(i);
  }

  void run(MergeTable::Dropout* dropout) {
    std::vector<Candidate> passed_over;
    while (!queue_.empty()) {
      const Candidate candidate = queue_.top();
      queue_.pop();
      if (!holds(candidate)) continue;
      if (dropout != nullptr && dropout->random.uniform() < dropout->probability) {
        passed_over.push_back(candidate);
        continue;
      }
      merge(candidate);
      for (const Candidate& again : passed_over) queue_.push(again);
      passed_over.clear();
    }
    collect();
  }

 private:
  void consider(int left) {
    if (left == kNone || next_[left] == kNone) return;
    const TokenId left_id = pieces_[left].id;
    const TokenId right_id = pieces_[next_[left]].id;
    if (const MergeTable::Merge* merge = table_.find(left_id, right_id))
      queue_.push({merge->rank, left, left_id, right_id, merge->merged});
  }

  bool holds(const Candidate& candidate) const {
    const int right = next_[candidate.left];
    return right != kNone && pieces_[candidate.left].id == candidate.left_id &&
           pieces_[right].id == candidate.right_id;
  }

  void merge(const Candidate& candidate) {
    const int left = candidate.left;
    const int right = next_[left];
    pieces_[left].id = candidate.merged;
    pieces_[left].end = pieces_[right].end;
    pieces_[right].id = kNone;
    next_[left] = next_[right];
    next_[right] = kNone;
    if (next_[left] != kNone) previous_[next_[left]] = left;
    consider(previous_[left]);
    consider(left);
  }

  void collect() {
    int written = 0;
    for (int at = pieces_.empty() ? kNone : 0; at != kNone; at = next_[at])
      pieces_[written++] = pieces_[at];
    pieces_.resize(static_cast<std::size_t>(written));
  }

  const MergeTable& table_;
  std::vector<Token>& pieces_;
  std::vector<int> next_;
  std::vector<int> previous_;
  std::priority_queue<Candidate> queue_;
};

}  // namespace

void MergeTable::add(TokenId left, TokenId right, TokenId merged) {
  const bool added = merges_.emplace(pair_key(left, right), Merge{size(), merged}).second;
  require(added, "tokenizer: merge ", size(), " is there twice");
  pairs_.emplace_back(left, right);
}

const MergeTable::Merge* MergeTable::find(TokenId left, TokenId right) const {
  const auto found = merges_.find(pair_key(left, right));
  return found == merges_.end() ? nullptr : &found->second;
}

void MergeTable::apply(std::vector<Token>& pieces, Dropout* dropout) const {
  if (pieces.size() > 1) Merger(*this, pieces).run(dropout);
}

}  // namespace lookback
