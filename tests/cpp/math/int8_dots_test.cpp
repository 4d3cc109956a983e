#include "math/int8_dots.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "base/random.h"
#include "math/arena.h"
#include "math/ops.h"

namespace lookback {
namespace {

int calls = 0;

/// What wasm/relaxed/int8_dots.cpp does, in plain sums; it refuses what that one may not be given.
void plain_dots(const std::int8_t* w, int stride, int rows, const std::uint8_t* x, int depth,
                int columns, std::int32_t* sums) {
  ++calls;
  REQUIRE((rows % 4 == 0 && depth % 16 == 0 && columns % 2 == 0));
  for (int c = 0; c < columns; ++c)
    for (int row = 0; row < rows; ++row) {
      std::int32_t sum = 0;
      for (int i = 0; i < depth; ++i) {
        REQUIRE(x[c * depth + i] <= 127);
        sum += w[row * stride + i] * x[c * depth + i];
      }
      sums[c * rows + row] = sum;
    }
}

/// Dots are a global choice, which no test may leave behind.
struct WithDots {
  WithDots() { use_int8_dots(&plain_dots); }
  ~WithDots() { use_int8_dots(nullptr); }
};

std::vector<float> values_of(const Tensor& y) {
  return {y.data, y.data + static_cast<std::ptrdiff_t>(y.rows) * y.cols};
}

struct Matrix {
  Matrix(int rows, int cols) : random(11) {
    for (int i = 0; i < rows * cols; ++i)
      numbers.push_back(static_cast<std::int8_t>(random.uniform(-127.5, 127.5)));
    for (int i = 0; i < rows; ++i) scales.push_back(static_cast<float>(random.uniform(0.001, 0.1)));
    weight = Weight::int8(rows, cols, numbers.data(), scales.data());
  }
  Tensor inputs(int count) {
    const Tensor x = make_tensor(weight.cols(), count);
    for (int i = 0; i < x.rows * count; ++i) x.data[i] = static_cast<float>(random.uniform(-3, 3));
    return x;
  }
  Random random;
  std::vector<std::int8_t> numbers;
  std::vector<float> scales;
  Weight weight;
};

TEST_CASE("products by dots of bytes are those by 16-bit products, bit for bit") {
  for (const int rows : {4, 33, 384, 2})
    for (const int cols : {16, 256, 768, 40})
      for (const int columns : {1, 2, 5}) {
        Arena arena;
        const ArenaScope scope(arena);
        Matrix given(rows, cols);
        const Tensor x = given.inputs(columns);
        const std::vector<float> wanted = values_of(product(given.weight, x));
        const WithDots dots;
        calls = 0;
        CHECK(values_of(product(given.weight, x)) == wanted);
        CHECK((calls > 0) == (rows >= 4 && cols % 16 == 0));
      }
}

TEST_CASE("the largest numbers there can be overflow in neither") {
  for (const std::int8_t extreme : {std::int8_t{127}, std::int8_t{-127}}) {
    constexpr int kCols = 2048;
    Arena arena;
    const ArenaScope scope(arena);
    const std::vector<std::int8_t> numbers(4 * kCols, extreme);
    const std::vector<float> scales(4, 1.0f);
    const Weight w = Weight::int8(4, kCols, numbers.data(), scales.data());
    const Tensor x = make_tensor(kCols, 1);
    std::fill_n(x.data, kCols, -1.0f);
    const std::vector<float> wanted = values_of(product(w, x));
    CHECK(wanted[0] == Approx(-1.0 * extreme * kCols));
    const WithDots dots;
    CHECK(values_of(product(w, x)) == wanted);
  }
}

TEST_CASE("part of a matrix has sums of its own") {
  Arena arena;
  const ArenaScope scope(arena);
  Matrix given(8, 64);
  const Tensor x = slice_rows(given.inputs(2), 16, 32);
  const Weight part = given.weight.columns(16, 32);
  const std::vector<float> wanted = values_of(product(part, x));
  const WithDots dots;
  CHECK(values_of(product(part, x)) == wanted);
}

}  // namespace
}  // namespace lookback
