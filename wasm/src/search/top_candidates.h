#pragma once
#include <algorithm>
#include <limits>
#include <vector>

#include "base/types.h"

namespace lookback {

/// One way to go on: live hypothesis `parent` followed by `token`.
struct Candidate {
  double total = 0;  ///< log-probability of the whole hypothesis
  int parent = 0;
  TokenId token = 0;
};

/// More probable first; ties go to the earlier hypothesis, then to the lower token.
inline bool precedes(const Candidate& a, const Candidate& b) {
  if (a.total != b.total) return a.total > b.total;
  if (a.parent != b.parent) return a.parent < b.parent;
  return a.token < b.token;
}

/// The best `capacity` of a stream of candidates, by a heap with the worst on top: of k x V
/// candidates all but a few cost one comparison.
class TopCandidates {
 public:
  /// Empties it; the storage stays. The capacity must be at least 1.
  void reset(int capacity) {
    capacity_ = static_cast<std::size_t>(capacity);
    heap_.clear();
    heap_.reserve(capacity_);
  }

  /// Candidates below this total need not be offered.
  double threshold() const {
    return heap_.size() < capacity_ ? std::numeric_limits<double>::lowest() : heap_.front().total;
  }

  void offer(const Candidate& candidate) {
    if (heap_.size() == capacity_) {
      if (!precedes(candidate, heap_.front())) return;
      std::pop_heap(heap_.begin(), heap_.end(), precedes);
      heap_.pop_back();
    }
    heap_.push_back(candidate);
    std::push_heap(heap_.begin(), heap_.end(), precedes);
  }

  /// Best first. Call reset before offering again.
  const std::vector<Candidate>& sorted() {
    std::sort_heap(heap_.begin(), heap_.end(), precedes);
    return heap_;
  }

 private:
  std::size_t capacity_ = 0;
  std::vector<Candidate> heap_;
};

}  // namespace lookback
