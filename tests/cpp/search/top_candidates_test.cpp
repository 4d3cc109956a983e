#include "search/top_candidates.h"

#include <catch2/catch.hpp>

#include "base/random.h"

using namespace lookback;

TEST_CASE("The heap keeps what a full sort would put first, ties included") {
  Random random(1);
  for (int capacity : {1, 3, 17, 200}) {
    std::vector<Candidate> all;
    for (int i = 0; i < 150; ++i) {
      all.push_back({-static_cast<double>(random.below(20)), i / 30, i % 30});
    }
    random.shuffle(all);
    TopCandidates top;
    top.reset(capacity);
    for (const Candidate& candidate : all) {
      if (candidate.total >= top.threshold()) top.offer(candidate);
    }
    std::sort(all.begin(), all.end(), precedes);
    const auto& best = top.sorted();
    REQUIRE(best.size() == std::min<std::size_t>(150, static_cast<std::size_t>(capacity)));
    for (std::size_t i = 0; i < best.size(); ++i) {
      CHECK(best[i].parent == all[i].parent);
      CHECK(best[i].token == all[i].token);
    }
  }
}

TEST_CASE("What has no probability is below the threshold of an empty heap") {
  TopCandidates top;
  top.reset(4);
  CHECK(-std::numeric_limits<double>::infinity() < top.threshold());
  CHECK(-1e30 >= top.threshold());
}
