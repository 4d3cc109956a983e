#include "metrics/ngram_counts.h"

#include <catch2/catch.hpp>

using namespace lookback;

TEST_CASE("n-grams are counted on both sides and matched one for one") {
  const NgramCounts pairs = count_ngrams(U"ababab", U"abab", 2);
  CHECK(pairs.hypothesis == 5);  // ab ba ab ba ab
  CHECK(pairs.reference == 3);   // ab ba ab
  CHECK(pairs.matched == 3);
}

TEST_CASE("a sequence shorter than the order has no n-grams") {
  const NgramCounts counts = count_ngrams(U"ab", U"abc", 3);
  CHECK(counts.hypothesis == 0);
  CHECK(counts.reference == 1);
  CHECK(counts.matched == 0);
}

TEST_CASE("counts of segments add up") {
  NgramCounts sum{1, 2, 3};
  sum += {10, 20, 30};
  CHECK(sum.matched == 11);
  CHECK(sum.hypothesis == 22);
  CHECK(sum.reference == 33);
}
