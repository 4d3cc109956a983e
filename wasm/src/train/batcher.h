#pragma once
#include <cstdint>
#include <vector>

#include "nn/annotations.h"
#include "text/subword_tokenizer.h"
#include "train/parallel_corpus.h"

namespace lookback {

/// Sentences side by side, as the network reads them; position-major, padded with <pad>. They stand
/// in falling order of their targets' lengths, so that the ones still being written at target
/// position i are the first alive[i] of them, and the rest costs nothing.
struct Batch {
  std::vector<TokenId> source;      ///< [Tx x B], each sentence ends in </s>
  std::vector<int> source_lengths;  ///< [B]
  std::vector<int> alive;           ///< [Ty]: sentences at each target position, never more
  std::vector<TokenId> inputs;      ///< [Σ alive]: <s>, then the target but its last piece
  std::vector<TokenId> targets;     ///< [Σ alive]: the target, then </s>
  int target_tokens = 0;            ///< without padding

  int sentences() const { return static_cast<int>(source_lengths.size()); }
  int target_positions() const { return static_cast<int>(alive.size()); }
  SourceBatch source_batch() const { return {source, source_lengths}; }
};

/// A pair in pieces; without </s>.
struct EncodedPair {
  std::vector<TokenId> source;
  std::vector<TokenId> target;
};

/// Puts pairs next to each other.
Batch make_batch(std::vector<EncodedPair> pairs);

/// A batch in parts of equal lengths, one for each thread.
using ShardedBatch = std::vector<Batch>;

/// Turns a corpus into batches, epoch after epoch. Pairs come in pools: a pool is roughened,
/// divided into pieces, sorted by length and cut into batches of so many target pieces, which are
/// then shuffled. A pool depends on nothing but the seed and its number, so a run can be resumed
/// anywhere and prepared ahead.
class Batcher {
 public:
  struct Options {
    NoiseOptions noise;
    int batch_tokens = 4096;
    int shards = 2;
    std::uint64_t seed = 1;
  };
  Batcher(const std::vector<SentencePair>& pairs, const SubwordTokenizer& source,
          const SubwordTokenizer& target, const Options& options)
      : pairs_(pairs), source_(source), target_(target), options_(options) {}

  /// Number of pools that an epoch consists of.
  std::int64_t pools_per_epoch() const;
  /// The batches of pool number `pool`, counted through all epochs.
  std::vector<ShardedBatch> pool(std::int64_t pool) const;

 private:
  std::vector<EncodedPair> encode_pool(std::int64_t pool) const;
  EncodedPair encode(const SentencePair& pair, Random& random) const;

  const std::vector<SentencePair>& pairs_;
  const SubwordTokenizer& source_;
  const SubwordTokenizer& target_;
  Options options_;
};

/// Batches of a corpus as it stands, for validation: no noise, sorted by length.
std::vector<ShardedBatch> plain_batches(const std::vector<SentencePair>& pairs,
                                        const SubwordTokenizer& source,
                                        const SubwordTokenizer& target, int batch_tokens,
                                        int shards);

}  // namespace lookback
