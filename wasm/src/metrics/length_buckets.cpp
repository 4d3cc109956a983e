#include "metrics/length_buckets.h"

#include "base/error.h"

namespace lookback {
namespace {

bool fits(const LengthBucket& bucket, int length) {
  return length >= bucket.from && (bucket.to == 0 || length <= bucket.to);
}

/// The shortest input from `first` on that is long enough; too short at the end of the set.
JoinedInput join_from(std::size_t first, const std::vector<int>& lengths, int from) {
  JoinedInput input{first, 0, 0};
  while (input.length < from && first + input.count < lengths.size())
    input.length += lengths[first + input.count++];
  return input;
}

std::vector<JoinedInput> all_inputs(const LengthBucket& bucket, const std::vector<int>& lengths) {
  std::vector<JoinedInput> inputs;
  for (std::size_t at = 0; at < lengths.size();) {
    const JoinedInput input = join_from(at, lengths, bucket.from);
    const bool good = fits(bucket, input.length);
    if (good) inputs.push_back(input);
    at += good ? input.count : 1;
  }
  return inputs;
}

std::vector<JoinedInput> spread(const std::vector<JoinedInput>& all, std::size_t most) {
  if (all.size() <= most) return all;
  std::vector<JoinedInput> kept;
  for (std::size_t i = 0; i < most; ++i) kept.push_back(all[i * all.size() / most]);
  return kept;
}

}  // namespace

std::vector<LengthBucket> length_buckets(const std::vector<int>& lengths,
                                         const BucketOptions& options) {
  require(options.width >= 1 && options.last_from > 1 && options.inputs >= 1,
          "buckets need a width, a last bucket and inputs of at least 1");
  std::vector<LengthBucket> buckets;
  for (int from = 1; from < options.last_from; from += options.width)
    buckets.push_back({from, from + options.width - 1, {}});
  buckets.push_back({options.last_from, 0, {}});
  for (LengthBucket& bucket : buckets)
    bucket.inputs = spread(all_inputs(bucket, lengths), options.inputs);
  return buckets;
}

}  // namespace lookback
