#include "text/pair_index.h"

#include <catch2/catch.hpp>
#include <map>

#include "base/random.h"

using namespace lookback;

namespace {

const PairIndex::Filter kAll = [](PairIndex::Pair) { return true; };

/// The same from scratch: counts every pair of the words.
PairIndex::Best count_anew(const std::vector<CountedWord>& words) {
  std::map<PairIndex::Pair, std::int64_t> counts;
  for (const auto& [pieces, count] : words)
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) counts[{pieces[i], pieces[i + 1]}] += count;
  PairIndex::Best best{{0, 0}, 0};
  for (const auto& [pair, count] : counts)
    if (count > best.count) best = {pair, count};
  return best;
}

void replace(std::vector<TokenId>& pieces, PairIndex::Pair pair, TokenId merged) {
  for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
    if (pieces[i] != pair.first || pieces[i + 1] != pair.second) continue;
    pieces[i] = merged;
    pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
}

}  // namespace

TEST_CASE("the best pair is the most frequent, of equals the lowest") {
  PairIndex index({{{3, 4}, 2}, {{1, 2, 3}, 2}}, kAll);
  CHECK(index.best().pair == PairIndex::Pair{1, 2});
  CHECK(index.best().count == 2);
}

TEST_CASE("a pair that may not merge is never the best") {
  PairIndex index({{{1, 2, 3}, 5}}, [](PairIndex::Pair pair) { return pair.first != 1; });
  CHECK(index.best().pair == PairIndex::Pair{2, 3});
}

TEST_CASE("counts stay right through many merges of random words") {
  Random random(6);
  std::vector<CountedWord> words(300);
  for (CountedWord& word : words) {
    word.count = 1 + static_cast<std::int64_t>(random.below(5));
    for (std::uint64_t left = random.below(12); left > 0; --left)
      word.pieces.push_back(static_cast<TokenId>(random.below(4)));
  }
  PairIndex index(words, kAll);
  TokenId merged = 4;
  for (PairIndex::Best best = index.best(); best.count > 0; best = index.best()) {
    const PairIndex::Best expected = count_anew(words);
    REQUIRE(best.count == expected.count);
    REQUIRE(best.pair == expected.pair);
    index.merge(best.pair, merged);
    for (CountedWord& word : words) replace(word.pieces, best.pair, merged);
    ++merged;
  }
  CHECK(count_anew(words).count == 0);
  CHECK(merged > 300);
}
