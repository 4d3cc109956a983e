#include "metrics/chrf.h"

#include <catch2/catch.hpp>

#include "base/error.h"
#include "cpp/metrics/fixtures.h"

using namespace lookback;

namespace {

double chrf(const std::vector<std::string>& hypotheses,
            const std::vector<std::string>& references) {
  return corpus_chrf(hypotheses, references);
}

}  // namespace

TEST_CASE("chrF2 of the published example is 78.03") {
  CHECK(chrf({"the cat is on the mat.", "hello there general kenobi"},
             {"there is a cat on the mat.", "hello there general kenobi"}) ==
        Approx(78.03).margin(0.005));
}

TEST_CASE("chrF2 agrees with an independent scorer on French, Chinese and odd text") {
  const std::string file = GENERATE("fr", "zh", "odd");
  const ScoredSegments segments = read_segments(file);
  REQUIRE(segments.hypotheses.size() >= 150);
  INFO(file);
  CHECK(chrf(segments.hypotheses, segments.references) ==
        Approx(expected_score(file, "chrf")).margin(1e-5));
}

TEST_CASE("chrF2 leaves out the orders that a short text has no n-grams of") {
  CHECK(chrf({"深度"}, {"深度"}) == Approx(100));
}

TEST_CASE("chrF2 weighs recall more than precision") {
  CHECK(chrf({"abcdefgh"}, {"abcd"}) > chrf({"abcd"}, {"abcdefgh"}));
}

TEST_CASE("chrF2 does not see white space but sees case") {
  CHECK(chrf({"a b\u00A0c"}, {"abc"}) == Approx(100));
  CHECK(chrf({"ABC"}, {"abc"}) == 0);
}

TEST_CASE("chrF2 is 0 for an empty side") {
  CHECK(chrf({""}, {"abc"}) == 0);
  CHECK(chrf({"abc"}, {""}) == 0);
  CHECK(chrf({}, {}) == 0);
}

TEST_CASE("chrF2 refuses two sides of different length") {
  CHECK_THROWS_AS(chrf({"a"}, {}), Error);
}

TEST_CASE("chrF2 names how it is computed") {
  CHECK(chrf_signature() == "nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no");
}
