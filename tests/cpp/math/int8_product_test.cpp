#include "math/int8_product.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/random.h"
#include "math/arena.h"
#include "math/ops.h"
#include "math/quantize.h"

namespace lookback {
namespace {

struct Case {
  Case(int rows, int cols, int columns) : random(5) {
    for (int i = 0; i < rows * cols; ++i) numbers.push_back(number());
    matrix = quantise_rows(Weight::float32(rows, cols, numbers.data()));
    weight = Weight::int8(rows, cols, matrix.values.data(), matrix.scales.data());
    for (int i = 0; i < cols * columns; ++i) inputs.push_back(3 * number());
    x = {inputs.data(), cols, columns, cols};
  }
  float number() { return static_cast<float>(random.uniform(-1, 1)); }

  Random random;
  std::vector<float> numbers, inputs;
  QuantisedMatrix matrix;
  Weight weight;
  Tensor x;
};

/// Σ scale w_i x_i in double precision, and Σ |scale w_i|: what one unit of x is worth at most.
std::pair<double, double> exact(const Weight& w, int row, const float* x) {
  double sum = 0, size = 0;
  for (int i = 0; i < w.cols(); ++i) {
    const double weight = static_cast<double>(w.scale(row)) * w.int8_row(row)[i];
    sum += weight * static_cast<double>(x[i]);
    size += std::abs(weight);
  }
  return {sum, size};
}

TEST_CASE("an int8 product is as near the exact one as rounding the input allows") {
  for (const int cols : {1, 7, 8, 9, 64, 250, 640, 1536}) {
    const Case given(33, cols, 3);
    Arena arena;
    const ArenaScope scope(arena);
    const Tensor y = product(given.weight, given.x);
    for (int c = 0; c < 3; ++c) {
      std::vector<std::int16_t> rounded(static_cast<std::size_t>(cols));
      const float step =
          quantise_column(given.x.column(c), cols, activation_range(cols), rounded.data());
      for (int row = 0; row < 33; ++row) {
        const auto [sum, size] = exact(given.weight, row, given.x.column(c));
        // Half a step for each rounded input, and a little for float32's own rounding.
        CHECK(std::abs(static_cast<double>(y(row, c)) - sum) <=
              size * (0.5 * static_cast<double>(step) + 1e-6) + 1e-7);
      }
    }
  }
}

TEST_CASE("the rounding of inputs costs little beside the rounding of weights") {
  const Case given(64, 512, 4);
  Arena arena;
  const ArenaScope scope(arena);
  const Tensor y = product(given.weight, given.x);
  const Tensor reference = product(Weight::float32(64, 512, given.numbers.data()), given.x);
  double ours = 0, weights = 0;
  for (int c = 0; c < 4; ++c)
    for (int row = 0; row < 64; ++row) {
      const double sum = exact(given.weight, row, given.x.column(c)).first;
      ours += std::pow(static_cast<double>(y(row, c)) - sum, 2);
      weights += std::pow(static_cast<double>(reference(row, c)) - sum, 2);
    }
  CHECK(ours < 1e-3 * weights);
}

TEST_CASE("sums stay within 32 bits for the largest numbers there can be") {
  for (const int cols : {16, 516, 1000, 8192}) {
    const std::vector<std::int8_t> numbers(static_cast<std::size_t>(cols), 127);
    const float scale = 1.0f;
    const std::vector<float> ones(static_cast<std::size_t>(cols), 1.0f);
    Arena arena;
    const ArenaScope scope(arena);
    const Tensor y = product(Weight::int8(1, cols, numbers.data(), &scale),
                             {const_cast<float*>(ones.data()), cols, 1, cols});
    CHECK(y(0, 0) == Approx(127.0 * cols).epsilon(1e-3));
  }
}

TEST_CASE("a column of zeros gives zeros") {
  const Case given(4, 20, 1);
  Arena arena;
  const ArenaScope scope(arena);
  const Tensor y = product(given.weight, make_zeros(20, 1));
  for (int row = 0; row < 4; ++row) CHECK(y(row, 0) == 0.0f);
}

TEST_CASE("part of an int8 matrix meets its part of the input") {
  const Case given(9, 40, 2);
  Arena arena;
  const ArenaScope scope(arena);
  const Tensor y = product(given.weight.columns(13, 21), slice_rows(given.x, 13, 21));
  for (int row = 0; row < 9; ++row) {
    const auto [sum, size] = exact(given.weight.columns(13, 21), row, given.x.column(1) + 13);
    CHECK(std::abs(static_cast<double>(y(row, 1)) - sum) < 1e-3 * size);
  }
}

}  // namespace
}  // namespace lookback
