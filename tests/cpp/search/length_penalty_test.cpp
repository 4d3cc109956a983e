#include "search/length_penalty.h"

#include <catch2/catch.hpp>
#include <vector>

using namespace lookback;

TEST_CASE("The length penalty is 1 without alpha and for one token, and grows with length") {
  CHECK(length_penalty(17, 0) == 1);
  CHECK(length_penalty(1, 0.6) == 1);
  CHECK(length_penalty(7, 1) == Approx(2));
  CHECK(length_penalty(19, 0.5) == Approx(2));
}

TEST_CASE("The coverage penalty counts source tokens that got less than weight 1") {
  CHECK(coverage_penalty(std::vector<double>{1, 1.7, 1}, 0.5) == 0);
  CHECK(coverage_penalty(std::vector<double>{0.5, 3, 0.25}, 2) == Approx(2 * std::log(0.125)));
}

TEST_CASE("A source token that nothing looked at costs much, but not everything") {
  CHECK(coverage_penalty(std::vector<double>{0, 1}, 1) == Approx(std::log(1e-6)));
}
