#include "train/batcher.h"

#include <algorithm>
#include <numeric>

#include "train/noise.h"

namespace lookback {
namespace {

constexpr std::size_t kPool = 16384;  // pairs: enough to fill batches with equal lengths

std::vector<TokenId> ids_of(const TokenizedText& text) {
  std::vector<TokenId> ids;
  ids.reserve(text.tokens.size());
  for (const Token& token : text.tokens) ids.push_back(token.id);
  return ids;
}

/// Sorts by source length (then target), so that the encoder meets hardly any padding.
void sort_by_length(std::vector<EncodedPair>& pairs) {
  std::stable_sort(pairs.begin(), pairs.end(), [](const EncodedPair& a, const EncodedPair& b) {
    return std::pair(a.source.size(), a.target.size()) <
           std::pair(b.source.size(), b.target.size());
  });
}

/// Sorted pairs [first, last) dealt out to the shards in turn.
ShardedBatch deal(const std::vector<EncodedPair>& pairs, std::size_t first, std::size_t last,
                  int shards) {
  std::vector<std::vector<EncodedPair>> hands(static_cast<std::size_t>(shards));
  for (std::size_t i = first; i < last; ++i) hands[(i - first) % hands.size()].push_back(pairs[i]);
  ShardedBatch batch;
  for (const auto& hand : hands)
    if (!hand.empty()) batch.push_back(make_batch(hand));
  return batch;
}

std::vector<ShardedBatch> cut(const std::vector<EncodedPair>& pairs, int batch_tokens, int shards) {
  std::vector<ShardedBatch> batches;
  std::size_t first = 0, longest = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    // The source counts too: two long matrices of annotations are as costly as targets.
    const std::size_t length = std::max(pairs[i].source.size(), pairs[i].target.size()) + 1;
    longest = std::max(longest, length);
    if (i > first && longest * (i + 1 - first) > static_cast<std::size_t>(batch_tokens)) {
      batches.push_back(deal(pairs, first, i, shards));
      first = i;
      longest = length;
    }
  }
  if (first < pairs.size()) batches.push_back(deal(pairs, first, pairs.size(), shards));
  return batches;
}

}  // namespace

Batch make_batch(const std::vector<EncodedPair>& pairs) {
  Batch batch;
  const std::size_t count = pairs.size();
  std::size_t source_positions = 0, target_positions = 0;
  for (const EncodedPair& pair : pairs) {
    source_positions = std::max(source_positions, pair.source.size() + 1);
    target_positions = std::max(target_positions, pair.target.size() + 1);
  }
  batch.source.assign(source_positions * count, kPad);
  batch.inputs.assign(target_positions * count, kPad);
  batch.targets.assign(target_positions * count, kPad);
  for (std::size_t b = 0; b < count; ++b) {
    const EncodedPair& pair = pairs[b];
    for (std::size_t j = 0; j < pair.source.size(); ++j)
      batch.source[j * count + b] = pair.source[j];
    batch.source[pair.source.size() * count + b] = kEnd;
    batch.inputs[b] = kBegin;
    for (std::size_t i = 0; i < pair.target.size(); ++i) {
      batch.targets[i * count + b] = pair.target[i];
      batch.inputs[(i + 1) * count + b] = pair.target[i];
    }
    batch.targets[pair.target.size() * count + b] = kEnd;
    batch.source_lengths.push_back(static_cast<int>(pair.source.size()) + 1);
    batch.target_tokens += static_cast<int>(pair.target.size()) + 1;
  }
  return batch;
}

std::int64_t Batcher::pools_per_epoch() const {
  return static_cast<std::int64_t>((pairs_.size() + kPool - 1) / kPool);
}

EncodedPair Batcher::encode(const SentencePair& pair, Random& random) const {
  const NoiseOptions& noise = options_.noise;
  const double dropped = random.uniform() < noise.divided ? noise.subword_dropout : 0.0;
  return {ids_of(source_.encode(pair.source, SubwordDropout{dropped, random.next()})),
          ids_of(target_.encode(pair.target))};
}

std::vector<EncodedPair> Batcher::encode_pool(std::int64_t pool) const {
  const std::int64_t epoch = pool / pools_per_epoch();
  std::vector<std::size_t> order(pairs_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Random(options_.seed, static_cast<std::uint64_t>(2 * epoch)).shuffle(order);
  Random random(options_.seed, static_cast<std::uint64_t>(2 * pool + 1));
  const std::size_t first = static_cast<std::size_t>(pool % pools_per_epoch()) * kPool;
  const std::size_t last = std::min(first + kPool, order.size());
  std::vector<EncodedPair> encoded;
  encoded.reserve(last - first);
  for (std::size_t i = first; i < last; ++i) {
    SentencePair pair = roughen(pairs_[order[i]], options_.noise, random);
    double join = options_.noise.join;
    while (i + 1 < last && random.uniform() < join) {
      join = options_.noise.join_more;
      const SentencePair next = roughen(pairs_[order[++i]], options_.noise, random);
      pair.source += ' ' + next.source;
      pair.target += ' ' + next.target;
    }
    encoded.push_back(encode(pair, random));
  }
  return encoded;
}

std::vector<ShardedBatch> Batcher::pool(std::int64_t pool) const {
  std::vector<EncodedPair> pairs = encode_pool(pool);
  sort_by_length(pairs);
  std::vector<ShardedBatch> batches = cut(pairs, options_.batch_tokens, options_.shards);
  Random random(options_.seed + 1, static_cast<std::uint64_t>(pool));
  random.shuffle(batches);
  return batches;
}

std::vector<ShardedBatch> plain_batches(const std::vector<SentencePair>& pairs,
                                        const SubwordTokenizer& source,
                                        const SubwordTokenizer& target, int batch_tokens,
                                        int shards) {
  std::vector<EncodedPair> encoded;
  for (const SentencePair& pair : pairs)
    encoded.push_back({ids_of(source.encode(pair.source)), ids_of(target.encode(pair.target))});
  sort_by_length(encoded);
  return cut(encoded, batch_tokens, shards);
}

}  // namespace lookback
