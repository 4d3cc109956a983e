#include "math/elementary.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>

// The bounds stated in elementary.h, on a grid fine enough to meet each function's worst places.
namespace lookback {
namespace {

constexpr int kSteps = 4000001;

template <class Visit>
void sweep(double low, double high, Visit visit) {
  for (int i = 0; i < kSteps; ++i) visit(static_cast<float>(low + (high - low) * i / (kSteps - 1)));
}

/// The largest |ours - exact|, relative to the exact value if `relative`.
template <class Ours, class Exact>
double largest_error(double low, double high, Ours ours, Exact exact, bool relative) {
  double largest = 0;
  sweep(low, high, [&](float x) {
    const double truth = exact(static_cast<double>(x));
    const double error = std::abs(static_cast<double>(ours(x)) - truth) / (relative ? truth : 1);
    if (!(error <= largest)) largest = error;
  });
  return largest;
}

double exact_sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

TEST_CASE("the exponential keeps its relative error bound") {
  const double error = largest_error(
      -87, 88, fast_exp, [](double x) { return std::exp(x); }, true);
  INFO("largest relative error " << error);
  CHECK(error < 3e-7);
}

TEST_CASE("the sigmoid keeps its absolute error bound") {
  const double error = largest_error(-30, 30, fast_sigmoid, exact_sigmoid, false);
  INFO("largest error " << error);
  CHECK(error < 2e-7);
}

TEST_CASE("the hyperbolic tangent keeps its absolute error bound") {
  const double error = largest_error(
      -20, 20, fast_tanh, [](double x) { return std::tanh(x); }, false);
  INFO("largest error " << error);
  CHECK(error < 3e-7);
}

TEST_CASE("far out the functions hold their limits and stay finite") {
  for (const float x : {88.5f, 1e4f, 1e30f}) {
    CHECK(std::isfinite(fast_exp(x)));
    CHECK(fast_exp(-x) < 1e-37f);
    CHECK(fast_exp(-x) >= 0.0f);
    CHECK(fast_sigmoid(x) == 1.0f);
    CHECK(fast_sigmoid(-x) < 1e-30f);
    CHECK(fast_tanh(x) == 1.0f);
    CHECK(fast_tanh(-x) == -1.0f);
  }
  CHECK(fast_exp(0.0f) == 1.0f);
  CHECK(fast_tanh(0.0f) == 0.0f);
  CHECK(fast_sigmoid(0.0f) == 0.5f);
}

}  // namespace
}  // namespace lookback
