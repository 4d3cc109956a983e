#include "math/ops.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <stdexcept>

#include "base/random.h"
#include "math/arena.h"
#include "support/tensor_difference.h"

namespace lookback {
namespace {

/// A tensor of given columns, for hand-made numbers.
Tensor columns(const std::vector<std::vector<float>>& values) {
  const Tensor result =
      make_tensor(static_cast<int>(values[0].size()), static_cast<int>(values.size()));
  for (int c = 0; c < result.cols; ++c)
    for (int r = 0; r < result.rows; ++r)
      result(r, c) = values[static_cast<std::size_t>(c)][static_cast<std::size_t>(r)];
  return result;
}

bool equal(const Tensor& x, const std::vector<std::vector<float>>& values) {
  return largest_difference(x, columns(values)) == 0;
}

struct WithArena {
  Arena arena;
  ArenaScope scope{arena};
};

TEST_CASE_METHOD(WithArena, "products and sums come out as by hand") {
  const float numbers[] = {1, 2, 3, 4, 5, 6};  // [2 x 3]
  const Weight w = Weight::float32(2, 3, numbers);
  const Tensor x = columns({{1, 0, -1}, {2, 1, 0}});
  CHECK(equal(product(w, x), {{-2, -2}, {4, 13}}));
  CHECK(equal(affine(w, x, columns({{10, 20}})), {{8, 18}, {14, 33}}));
  CHECK(equal(add(x, x), {{2, 0, -2}, {4, 2, 0}}));
  CHECK(equal(hadamard(x, x), {{1, 0, 1}, {4, 1, 0}}));
}

TEST_CASE_METHOD(WithArena, "the columns of a joined matrix meet their part of the input") {
  const float numbers[] = {1, 2, 3, 4, 5, 6};
  const Weight w = Weight::float32(2, 3, numbers);
  const Tensor x = columns({{1, 7, -1}});
  const Tensor joined = add(product(input_columns(w, 0, 1), slice_rows(x, 0, 1)),
                            product(input_columns(w, 1, 2), slice_rows(x, 1, 2)));
  CHECK(largest_difference(joined, product(w, x)) < 1e-6);
}

TEST_CASE_METHOD(WithArena, "rows of a table become columns") {
  const float numbers[] = {1, 2, 3, 4, 5, 6};
  const Weight w = Weight::float32(3, 2, numbers);
  CHECK(equal(lookup(w, std::vector<TokenId>{2, 0, 2}), {{5, 6}, {1, 2}, {5, 6}}));
  CHECK(equal(as_vector(Weight::float32(1, 3, numbers)), {{1, 2, 3}}));
  CHECK_THROWS_AS(lookup(w, std::vector<TokenId>{3}), std::logic_error);
}

TEST_CASE_METHOD(WithArena, "tensors are cut, stacked and repeated") {
  const Tensor x = columns({{1, 2, 3}, {4, 5, 6}});
  CHECK(equal(slice_rows(x, 1, 2), {{2, 3}, {5, 6}}));
  CHECK(equal(slice_cols(x, 1, 1), {{4, 5, 6}}));
  CHECK(equal(stack_rows(slice_rows(x, 2, 1), slice_rows(x, 0, 1)), {{3, 1}, {6, 4}}));
  const Tensor parts[] = {slice_cols(x, 1, 1), x};
  CHECK(equal(stack_cols(parts), {{4, 5, 6}, {1, 2, 3}, {4, 5, 6}}));
  CHECK(equal(repeat_cols(slice_cols(x, 0, 1), 3), {{1, 2, 3}, {1, 2, 3}, {1, 2, 3}}));
  CHECK(repeat_cols(x, 2).data == x.data);
  const std::vector<char> keep = {1, 0};
  CHECK(equal(choose_cols(keep, x, make_zeros(3, 2)), {{1, 2, 3}, {0, 0, 0}}));
  accumulate(x, x);
  CHECK(equal(x, {{2, 4, 6}, {8, 10, 12}}));
}

TEST_CASE_METHOD(WithArena, "tanh and sigmoid act on every number of a slice") {
  const Tensor x = columns({{9, -1, 0.5f}, {9, 2, -3}});
  const Tensor part = slice_rows(x, 1, 2);
  const Tensor squashed = lookback::tanh(part);
  const Tensor gated = sigmoid(part);
  for (int c = 0; c < 2; ++c)
    for (int r = 0; r < 2; ++r) {
      CHECK(squashed(r, c) == Approx(std::tanh(part(r, c))).margin(3e-7));
      CHECK(gated(r, c) == Approx(1 / (1 + std::exp(-part(r, c)))).margin(2e-7));
    }
}

TEST_CASE_METHOD(WithArena, "one column's product is the same alone and beside others") {
  Random random(3);
  std::vector<float> numbers(70 * 50);
  for (float& value : numbers) value = static_cast<float>(random.uniform(-1, 1));
  const Weight w = Weight::float32(70, 50, numbers.data());
  const Tensor x = make_tensor(50, 9);
  for (std::size_t i = 0; i < x.size(); ++i) x.data[i] = static_cast<float>(random.uniform(-1, 1));
  const Tensor together = product(w, x);
  for (int c = 0; c < 9; ++c)
    CHECK(largest_difference(product(w, slice_cols(x, c, 1)), slice_cols(together, c, 1)) < 5e-6);
}

TEST_CASE_METHOD(WithArena, "shapes that do not fit are our own mistake") {
  const Tensor x = columns({{1, 2}});
  const Tensor y = columns({{1, 2, 3}});
  const float numbers[] = {1, 2, 3};
  CHECK_THROWS_AS(add(x, y), std::logic_error);
  CHECK_THROWS_AS(product(Weight::float32(1, 3, numbers), x), std::logic_error);
  CHECK_THROWS_AS(slice_rows(x, 1, 2), std::logic_error);
  CHECK_THROWS_AS(stack_rows(x, columns({{1}, {2}})), std::logic_error);
}

}  // namespace
}  // namespace lookback
