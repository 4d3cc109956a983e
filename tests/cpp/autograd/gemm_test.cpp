#include "math/gemm.h"

#include <catch2/catch.hpp>

#include "support/gradient_check.h"

using namespace lookback;

namespace {

double at(const Factor& x, int row, int col) {
  return static_cast<double>(x.transposed ? x.values(col, row) : x.values(row, col));
}

/// The largest error of gemm against plain sums in double, with a running sum of ones beneath.
double gemm_error(bool left, bool right, bool accumulate) {
  constexpr int kM = 19, kK = 33, kN = 7;
  GradientInput a(left ? kK : kM, left ? kM : kK, 1), b(right ? kN : kK, right ? kK : kN, 2);
  Arena arena;
  const ArenaScope scope(arena);
  const Tensor c = make_tensor(kM, kN);
  std::fill_n(c.data, c.size(), 1.0f);
  const Factor x{a.tensor(), nullptr, left}, y{b.tensor(), nullptr, right};
  gemm(x, y, c, accumulate);
  double largest = 0;
  for (int i = 0; i < kM; ++i)
    for (int j = 0; j < kN; ++j) {
      double sum = accumulate ? 1.0 : 0.0;
      for (int k = 0; k < kK; ++k) sum += at(x, i, k) * at(y, k, j);
      largest = std::max(largest, std::abs(sum - static_cast<double>(c(i, j))));
    }
  return largest;
}

}  // namespace

TEST_CASE("gemm multiplies either way round, over or onto what is there") {
  for (const bool left : {false, true})
    for (const bool right : {false, true})
      for (const bool accumulate : {false, true}) {
        set_precision(Precision::float32);
        CHECK(gemm_error(left, right, accumulate) < 1e-5);
        // bfloat16 keeps 8 bits of each factor: 33 products of numbers below one.
        set_precision(best_precision());
        CHECK(gemm_error(left, right, accumulate) < 5e-2);
      }
}

TEST_CASE("bfloat16 rounds to nearest, ties to even") {
  const float numbers[] = {1.0f, 1.00390625f, 1.01171875f, -3.14159274f};
  std::uint16_t rounded[4];
  round_to_bfloat16(numbers, 4, rounded);
  CHECK(rounded[0] == 0x3f80);
  CHECK(rounded[1] == 0x3f80);  // halfway between 0x3f80 and 0x3f81: even wins
  CHECK(rounded[2] == 0x3f82);  // halfway between 0x3f81 and 0x3f82
  CHECK(rounded[3] == 0xc049);
}

TEST_CASE("a product of shapes that do not meet is refused") {
  Arena arena;
  const ArenaScope scope(arena);
  CHECK_THROWS_AS(gemm({make_zeros(2, 3)}, {make_zeros(4, 2)}, make_zeros(2, 2), false),
                  std::logic_error);
}
