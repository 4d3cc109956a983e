#include "base/lanes.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <utility>
#include <vector>

#include "base/random.h"

namespace lookback {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

std::vector<float> numbers(std::size_t count) {
  Random random(3);
  std::vector<float> result(count);
  for (float& number : result) number = static_cast<float>(random.uniform(-2, 1));
  return result;
}

TEST_CASE("sums and maxima over lanes are those of a plain loop, whatever the count") {
  for (const std::size_t count : {1u, 2u, 15u, 16u, 17u, 31u, 32u, 100u, 4500u}) {
    const std::vector<float> a = numbers(count);
    std::vector<float> b = a;
    std::reverse(b.begin(), b.end());
    double products = 0, total = 0;
    for (std::size_t i = 0; i < count; ++i) {
      products += static_cast<double>(a[i]) * static_cast<double>(b[i]);
      total += static_cast<double>(a[i]);
    }
    const double slack = 1e-6 * static_cast<double>(count);
    CHECK(std::abs(static_cast<double>(dot(a.data(), b.data(), count)) - products) <= slack);
    CHECK(std::abs(static_cast<double>(sum(a.data(), count)) - total) <= slack);
    CHECK(largest(a.data(), count) == *std::max_element(a.begin(), a.end()));
    const auto smaller = [](float x, float y) { return std::abs(x) < std::abs(y); };
    CHECK(largest_magnitude(a.data(), count) ==
          std::abs(*std::max_element(a.begin(), a.end(), smaller)));
  }
}

TEST_CASE("nothing has no largest number") {
  CHECK(largest(nullptr, 0) == -kInfinity);
  CHECK(largest_magnitude(nullptr, 0) == 0.0f);
  CHECK(sum(nullptr, 0) == 0.0f);
}

TEST_CASE("one number above the limit, or one that is none, is found wherever it stands") {
  for (const std::size_t count : {1u, 16u, 37u}) {
    std::vector<float> x = numbers(count);
    CHECK(all_at_most(1.0f, x.data(), count));
    for (std::size_t at = 0; at < count; ++at)
      for (const float bad : {1.5f, kInfinity, std::nanf("")}) {
        const float was = std::exchange(x[at], bad);
        CHECK_FALSE(all_at_most(1.0f, x.data(), count));
        x[at] = was;
      }
  }
}

TEST_CASE("a number that is none is never the largest") {
  std::vector<float> x = numbers(40);
  const float before = largest(x.data(), x.size());
  x.push_back(std::nanf(""));
  CHECK(largest(x.data(), x.size()) == before);
}

}  // namespace
}  // namespace lookback
