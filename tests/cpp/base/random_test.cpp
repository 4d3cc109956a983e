#include "base/random.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "base/error.h"

using namespace lookback;

TEST_CASE("SplitMix64 gives its published numbers") {
  std::uint64_t state = 1234567;
  CHECK(split_mix(state) == 6457827717110365317u);
  CHECK(split_mix(state) == 3203168211198807973u);
  CHECK(split_mix(state) == 9817491932198370423u);
}

TEST_CASE("xoshiro256** gives its reference numbers from the state 1 2 3 4") {
  Random random(Random::State{1, 2, 3, 4});
  for (const std::uint64_t expected :
       {std::uint64_t{11520}, std::uint64_t{0}, std::uint64_t{1509978240},
        std::uint64_t{1215971899390074240}}) {
    CHECK(random.next() == expected);
  }
}

TEST_CASE("A generator continues from a saved state") {
  Random first(7);
  first.next();
  Random second(first.state());
  CHECK(first.next() == second.next());
  CHECK_THROWS_AS(Random(Random::State{}), Error);
}

TEST_CASE("Seeds and streams differ, and seed and stream are not interchangeable") {
  std::vector<std::uint64_t> firsts;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    for (std::uint64_t stream = 0; stream < 8; ++stream)
      firsts.push_back(Random(seed, stream).next());
  }
  std::sort(firsts.begin(), firsts.end());
  CHECK(std::adjacent_find(firsts.begin(), firsts.end()) == firsts.end());
}

TEST_CASE("Uniform numbers lie in their interval and average to its middle") {
  Random random(3);
  double sum = 0;
  for (int i = 0; i < 20000; ++i) {
    const double x = random.uniform(-2, 4);
    REQUIRE((x >= -2 && x < 4));
    sum += x;
  }
  CHECK(sum / 20000 == Approx(1).margin(0.05));  // standard error 0.012
}

TEST_CASE("Normal numbers have mean 0 and variance 1") {
  Random random(4);
  double sum = 0, squares = 0;
  for (int i = 0; i < 40000; ++i) {
    const double x = random.normal();
    sum += x;
    squares += x * x;
  }
  CHECK(sum / 40000 == Approx(0).margin(0.02));      // standard error 0.005
  CHECK(squares / 40000 == Approx(1).margin(0.03));  // standard error 0.007
}

TEST_CASE("Every number below a bound is drawn about equally often") {
  Random random(5);
  std::vector<int> counts(6);
  for (int i = 0; i < 60000; ++i) ++counts[static_cast<std::size_t>(random.below(6))];
  for (const int count : counts) CHECK(count == Approx(10000).margin(450));  // five deviations
  CHECK_THROWS_AS(random.below(0), Error);
}

TEST_CASE("Shuffling keeps the items and reaches every order") {
  Random random(6);
  std::vector<int> counts(6);
  for (int i = 0; i < 6000; ++i) {
    std::vector<int> items{0, 1, 2};
    random.shuffle(items);
    counts[static_cast<std::size_t>(items[0] * 2 + (items[1] > items[2]))]++;
  }
  for (const int count : counts) CHECK(count == Approx(1000).margin(145));  // five deviations
}
