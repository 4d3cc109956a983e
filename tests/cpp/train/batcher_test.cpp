#include "train/batcher.h"

#include <catch2/catch.hpp>
#include <map>

#include "support/toy_task.h"

using namespace lookback;

namespace {

struct Corpus {
  Corpus() : recipe(toy_recipe()), data(toy_data(recipe)) {}
  Batcher batcher(const NoiseOptions& noise = {0, 0, 0, 0, 0, 0, 0, 0}) const {
    return Batcher(data.train, data.source, data.target, {noise, 512, 2, 7});
  }
  Recipe recipe;
  PreparedData data;
};

/// The target texts of a batch.
std::vector<std::string> targets_of(const Batch& batch, const SubwordTokenizer& tokenizer) {
  std::vector<std::string> texts;
  for (std::size_t b = 0; b < static_cast<std::size_t>(batch.sentences()); ++b) {
    std::vector<TokenId> ids;
    std::size_t first = 0;
    for (std::size_t i = 0; batch.targets[first + b] != kEnd; ++i) {
      ids.push_back(batch.targets[first + b]);
      first += static_cast<std::size_t>(batch.alive[i]);
    }
    texts.push_back(tokenizer.decode(ids).text);
  }
  return texts;
}

}  // namespace

TEST_CASE("a batch is position-major, ends its sentences and feeds the target one step late") {
  const Batch batch = make_batch({{{5, 6}, {7}}, {{8}, {9, 10, 11}}});
  CHECK(batch.source == std::vector<TokenId>{8, 5, kEnd, 6, kPad, kEnd});
  CHECK(batch.source_lengths == std::vector<int>{2, 3});
  CHECK(batch.alive == std::vector<int>{2, 2, 2, 2});
  CHECK(batch.inputs == std::vector<TokenId>{kBegin, kBegin, 9, 7, 10, kPad, 11, kPad});
  CHECK(batch.targets == std::vector<TokenId>{9, 7, 10, kEnd, 11, kPad, kEnd, kPad});
  CHECK(batch.target_tokens == 6);
}

TEST_CASE("sentences leave a batch where their targets end, eight at a time") {
  std::vector<EncodedPair> pairs(19, {{5}, {6}});
  pairs[3].target = {6, 7, 8};
  pairs[9].target.clear();
  const Batch batch = make_batch(pairs);
  CHECK(batch.alive == std::vector<int>{19, 19, 8, 8});
  CHECK(batch.targets.size() == 19 + 19 + 8 + 8);
  CHECK(batch.target_tokens == 19 + 18 + 1 + 1);
}

TEST_CASE("an epoch holds every pair exactly once, in batches no larger than asked") {
  const Corpus corpus;
  const Batcher batcher = corpus.batcher();
  std::map<std::string, int> seen, expected;
  for (const SentencePair& pair : corpus.data.train) ++expected[pair.target];
  for (std::int64_t pool = 0; pool < batcher.pools_per_epoch(); ++pool)
    for (const ShardedBatch& batch : batcher.pool(pool)) {
      std::size_t pieces = 0;
      for (const Batch& shard : batch) {
        pieces += shard.targets.size();
        for (const std::string& text : targets_of(shard, corpus.data.target)) ++seen[text];
      }
      CHECK(pieces <= 512);
    }
  CHECK(seen == expected);
}

TEST_CASE("a pool is the same whenever it is asked for, and another in the next epoch") {
  const Corpus corpus;
  const Batcher batcher = corpus.batcher();
  const auto first = batcher.pool(0), again = batcher.pool(0);
  const auto next = batcher.pool(batcher.pools_per_epoch());
  REQUIRE(first.size() == again.size());
  bool same = true, differs = false;
  for (std::size_t i = 0; i < first.size(); ++i) same &= first[i][0].source == again[i][0].source;
  for (std::size_t i = 0; i < std::min(first.size(), next.size()); ++i)
    differs |= first[i][0].source != next[i][0].source;
  CHECK(same);
  CHECK(differs);
}

TEST_CASE("joined pairs lose no sentence") {
  const Corpus corpus;
  NoiseOptions noise{0, 0, 0, 0, 0, 0, 0, 0, 0};
  noise.join = 0.5;
  std::size_t letters = 0, expected = 0, sentences = 0;
  for (const SentencePair& pair : corpus.data.train) expected += (pair.target.size() + 1) / 2;
  for (const ShardedBatch& batch : corpus.batcher(noise).pool(0))
    for (const Batch& shard : batch)
      for (const std::string& text : targets_of(shard, corpus.data.target)) {
        letters += (text.size() + 1) / 2;
        ++sentences;
      }
  CHECK(letters == expected);
  CHECK(sentences < corpus.data.train.size() * 2 / 3);
}
