#pragma once
#include <cstddef>
#include <vector>

namespace lookback {

/// Consecutive segments of a test set, joined to one input.
struct JoinedInput {
  std::size_t first = 0;
  std::size_t count = 0;
  int length = 0;  ///< source words of all together
};

/// Inputs whose source has `from` to `to` words.
struct LengthBucket {
  int from = 0;
  int to = 0;  ///< 0: no upper bound
  std::vector<JoinedInput> inputs;
};

struct BucketOptions {
  int width = 5;
  int last_from = 46;        ///< where the open bucket starts: 1-5, 6-10, ..., 46 and more
  std::size_t inputs = 250;  ///< most inputs a bucket
};

/// Divides a test set by source length, to measure quality by it. For each bucket the set is walked
/// once: consecutive segments are joined until the input is long enough, inputs that became too
/// long are passed over, none share a segment. Of what is found, at most `inputs` are kept, evenly
/// spread over the set. The same lengths give the same buckets. Throws Error for odd options.
std::vector<LengthBucket> length_buckets(const std::vector<int>& lengths,
                                         const BucketOptions& options = {});

}  // namespace lookback
