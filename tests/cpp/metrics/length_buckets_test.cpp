#include "metrics/length_buckets.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/error.h"

using namespace lookback;

namespace {

std::vector<std::vector<std::size_t>> places(const LengthBucket& bucket) {
  std::vector<std::vector<std::size_t>> result;
  for (const JoinedInput& input : bucket.inputs) result.push_back({input.first, input.count});
  return result;
}

}  // namespace

TEST_CASE("segments are joined until they are long enough, and none is used twice") {
  // 1-2: the 2 and the 1. 3-4: 2+1, 4. 5 and more: 2+1+4, 7.
  const auto buckets = length_buckets({2, 1, 4, 7}, {2, 5, 10});
  REQUIRE(buckets.size() == 3);
  CHECK(places(buckets[0]) == std::vector<std::vector<std::size_t>>{{0, 1}, {1, 1}});
  CHECK(places(buckets[1]) == std::vector<std::vector<std::size_t>>{{0, 2}, {2, 1}});
  CHECK(places(buckets[2]) == std::vector<std::vector<std::size_t>>{{0, 3}, {3, 1}});
  CHECK(buckets[2].inputs[0].length == 7);
}

TEST_CASE("an input that became too long is passed over, and its segments may serve another") {
  // For 3-4: 2+7 is too long, 7 is too long, 1+2 fits.
  const auto buckets = length_buckets({2, 7, 1, 2}, {2, 5, 10});
  CHECK(places(buckets[1]) == std::vector<std::vector<std::size_t>>{{2, 2}});
}

TEST_CASE("what is left at the end and too short is no input") {
  CHECK(length_buckets({1, 1}, {2, 5, 10})[2].inputs.empty());
  CHECK(length_buckets({}, {})[0].inputs.empty());
}

TEST_CASE("a bucket is filled evenly from all of the set") {
  const std::vector<int> lengths(1000, 3);
  const auto buckets = length_buckets(lengths, {5, 6, 10});
  REQUIRE(buckets[0].inputs.size() == 10);
  for (std::size_t i = 0; i < 10; ++i) CHECK(buckets[0].inputs[i].first == 100 * i);
}

TEST_CASE("the usual buckets go from 1-5 to 46 and more, and every input lies in its own") {
  std::vector<int> lengths;
  for (int i = 0; i < 3000; ++i) lengths.push_back(1 + i * 7 % 13);
  const auto buckets = length_buckets(lengths);
  REQUIRE(buckets.size() == 10);
  CHECK(buckets[0].from == 1);
  CHECK(buckets[8].to == 45);
  CHECK(buckets[9].to == 0);
  for (const LengthBucket& bucket : buckets) {
    CHECK(bucket.inputs.size() == 250);
    for (const JoinedInput& input : bucket.inputs) {
      CHECK(input.length >= bucket.from);
      if (bucket.to > 0) CHECK(input.length <= bucket.to);
    }
  }
}

TEST_CASE("odd options are refused") {
  CHECK_THROWS_AS(length_buckets({1}, {0, 46, 250}), Error);
  CHECK_THROWS_AS(length_buckets({1}, {5, 46, 0}), Error);
}
