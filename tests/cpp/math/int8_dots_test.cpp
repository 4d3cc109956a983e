#include "math/int8_dots.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <vector>

#include "base/random.h"
#include "math/arena.h"
#include "math/int8_product.h"
#include "math/ops.h"

namespace lookback {
namespace {

int calls = 0;

/// Plain dots that refuse what those of wasm/relaxed/int8_dots.cpp may not be given.
void careful_dots(const std::int8_t* w, int stride, int rows, const std::uint8_t* x, int depth,
                  int columns, std::int32_t* sums) {
  ++calls;
  REQUIRE((rows % 4 == 0 && depth % 16 == 0));
  REQUIRE(std::all_of(x, x + depth * columns, [](std::uint8_t byte) { return byte <= 127; }));
  plain_int8_dots(w, stride, rows, x, depth, columns, sums);
}

/// Dots are a global choice, which no test may leave behind.
struct WithDots {
  WithDots() { use_int8_dots(&careful_dots); }
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

/// The product of `w` with x rounded to `most` steps either way, by the book.
std::vector<float> rounded_product(const Weight& w, const Tensor& x, std::int32_t most) {
  std::vector<float> result;
  std::vector<std::int16_t> rounded(static_cast<std::size_t>(w.cols()));
  for (int c = 0; c < x.cols; ++c) {
    const float step = quantise_column(x.column(c), x.rows, most, rounded.data());
    for (int row = 0; row < w.rows(); ++row) {
      std::int32_t sum = 0;
      for (int i = 0; i < w.cols(); ++i)
        sum += w.int8_row(row)[i] * rounded[static_cast<std::size_t>(i)];
      result.push_back(static_cast<float>(sum) * (step * w.scale(row)));
    }
  }
  return result;
}

TEST_CASE("products by dots are those of activations of seven bits, bit for bit") {
  for (const int rows : {4, 33, 384, 2})
    for (const int cols : {16, 256, 768, 40})
      for (const int columns : {1, 2, 5}) {
        Arena arena;
        const ArenaScope scope(arena);
        Matrix given(rows, cols);
        const Tensor x = given.inputs(columns);
        const bool suits = rows >= 4 && cols % 16 == 0;
        const std::int32_t most = suits ? kLargestDotActivation : activation_range(cols);
        const WithDots dots;
        calls = 0;
        CHECK(values_of(product(given.weight, x)) == rounded_product(given.weight, x, most));
        CHECK((calls > 0) == suits);
      }
}

TEST_CASE("seven bits are near the exact product, and 14 nearer") {
  Arena arena;
  const ArenaScope scope(arena);
  Matrix given(64, 512);
  const Tensor x = given.inputs(1);
  const auto error = [&] {
    const Tensor y = product(given.weight, x);
    double squares = 0, all = 0;
    for (int row = 0; row < 64; ++row) {
      double exact = 0;
      for (int i = 0; i < 512; ++i)
        exact +=
            static_cast<double>(given.weight.int8_row(row)[i]) * static_cast<double>(x.data[i]);
      exact *= static_cast<double>(given.weight.scale(row));
      squares += (exact - y.data[row]) * (exact - y.data[row]);
      all += exact * exact;
    }
    return std::sqrt(squares / all);
  };
  const double wide = error();
  const WithDots dots;
  const double narrow = error();
  CHECK(wide < 2e-4);
  CHECK(narrow < 2e-2);
  CHECK(narrow > 10 * wide);
}

TEST_CASE("the largest numbers there can be overflow nowhere") {
  for (const std::int8_t extreme : {std::int8_t{127}, std::int8_t{-127}}) {
    constexpr int kCols = 2048;
    Arena arena;
    const ArenaScope scope(arena);
    const std::vector<std::int8_t> numbers(4 * kCols, extreme);
    const std::vector<float> scales(4, 1.0f);
    const Weight w = Weight::int8(4, kCols, numbers.data(), scales.data());
    const Tensor x = make_tensor(kCols, 1);
    std::fill_n(x.data, kCols, -1.0f);
    CHECK(values_of(product(w, x))[0] == Approx(-1.0 * extreme * kCols));
    const WithDots dots;
    CHECK(values_of(product(w, x))[0] == Approx(-1.0 * extreme * kCols));
  }
}

TEST_CASE("part of a matrix has sums of its own") {
  Arena arena;
  const ArenaScope scope(arena);
  Matrix given(8, 64);
  const Tensor x = slice_rows(given.inputs(2), 16, 32);
  const Weight part = given.weight.columns(16, 32);
  const WithDots dots;
  CHECK(values_of(product(part, x)) == rounded_product(part, x, kLargestDotActivation));
}

}  // namespace
}  // namespace lookback
