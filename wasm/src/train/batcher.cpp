#include "train/batcher.h"

#include <algorithm>
#include <numeric>

#include "train/noise.h"

namespace lookback {
namespace {

/// A shard has a multiple of so many sentences where it can: products of few different shapes, for
/// each of which oneDNN compiles code, and whole vectors.
constexpr std::size_t kEven = 8;
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

/// How many pairs from `first` on make up a batch of `most_tokens`, padding counted; at least one.
std::size_t fitting(const std::vector<EncodedPair>& pairs, std::size_t first,
                    std::size_t most_tokens) {
  std::size_t longest = 0;
  for (std::size_t i = first; i < pairs.size(); ++i) {
    // The source counts too: two long matrices of annotations are as costly as targets.
    longest = std::max({longest, pairs[i].source.size() + 1, pairs[i].target.size() + 1});
    if (i > first && longest * (i + 1 - first) > most_tokens) return i - first;
  }
  return pairs.size() - first;
}

std::vector<ShardedBatch> cut(const std::vector<EncodedPair>& pairs, int batch_tokens, int shards) {
  std::vector<ShardedBatch> batches;
  for (std::size_t first = 0; first < pairs.size();) {
    const std::size_t count = fitting(pairs, first, static_cast<std::size_t>(batch_tokens));
    const std::size_t even = count / (kEven * static_cast<std::size_t>(shards)) * kEven *
                             static_cast<std::size_t>(shards);
    const std::size_t last = first + (even > 0 ? even : count);
    batches.push_back(deal(pairs, first, last, shards));
    first = last;
  }
  return batches;
}

void join(std::string& text, const std::string& next, const SubwordTokenizer& tokenizer) {
  if (!tokenizer.pieces_are_words()) text += ' ';
  text += next;
}

void add_sources(const std::vector<EncodedPair>& pairs, Batch& batch) {
  const std::size_t count = pairs.size();
  std::size_t positions = 0;
  for (const EncodedPair& pair : pairs) positions = std::max(positions, pair.source.size() + 1);
  batch.source.assign(positions * count, kPad);
  for (std::size_t b = 0; b < count; ++b) {
    const std::vector<TokenId>& source = pairs[b].source;
    for (std::size_t j = 0; j < source.size(); ++j) batch.source[j * count + b] = source[j];
    batch.source[source.size() * count + b] = kEnd;
    batch.source_lengths.push_back(static_cast<int>(source.size()) + 1);
  }
}

/// The longest target comes first.
void add_targets(const std::vector<EncodedPair>& pairs, Batch& batch) {
  const std::size_t positions = pairs[0].target.size() + 1;
  for (std::size_t i = 0; i < positions; ++i) {
    std::size_t alive = pairs.size();
    while (pairs[alive - 1].target.size() < i) --alive;
    batch.target_tokens += static_cast<int>(alive);
    alive = std::min(pairs.size(), (alive + kEven - 1) / kEven * kEven);
    batch.alive.push_back(static_cast<int>(alive));
    for (std::size_t b = 0; b < alive; ++b) {
      const std::vector<TokenId>& target = pairs[b].target;
      const std::size_t size = target.size();
      batch.inputs.push_back(i > size ? kPad : i == 0 ? kBegin : target[i - 1]);
      batch.targets.push_back(i > size ? kPad : i == size ? kEnd : target[i]);
    }
  }
}

}  // namespace

Batch make_batch(std::vector<EncodedPair> pairs) {
  std::stable_sort(pairs.begin(), pairs.end(), [](const EncodedPair& a, const EncodedPair& b) {
    return a.target.size() > b.target.size();
  });
  Batch batch;
  add_sources(pairs, batch);
  add_targets(pairs, batch);
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
    double chance = options_.noise.join;
    while (i + 1 < last && random.uniform() < chance) {
      chance = options_.noise.join_more;
      const SentencePair next = roughen(pairs_[order[++i]], options_.noise, random);
      join(pair.source, next.source, source_);
      join(pair.target, next.target, target_);
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
