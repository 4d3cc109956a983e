#include "autograd/ops.h"

#include <array>
#include <catch2/catch.hpp>

#include "support/gradient_check.h"

using namespace lookback;

namespace {

// Central differences with a step of 1e-2 in float32: this much they cannot tell.
constexpr double kTolerance = 1e-3;
using Vars = std::span<const Var>;

}  // namespace

TEST_CASE("products and affine maps have the gradients of finite differences") {
  // A matrix [out x in] is a tensor [in x out].
  CHECK(gradient_error({{5, 4, 1}, {5, 3, 2}},
                       [](Vars x) { return probe_sum(product(x[0], x[1])); }) < kTolerance);
  CHECK(gradient_error({{5, 4, 1}, {5, 3, 2}, {4, 1, 3}},
                       [](Vars x) { return probe_sum(affine(x[0], x[1], x[2])); }) < kTolerance);
  CHECK(gradient_error({{5, 4, 1}, {2, 3, 2}}, [](Vars x) {
          return probe_sum(product(input_columns(x[0], 1, 2), x[1]));
        }) < kTolerance);
}

TEST_CASE("a table's gradient gathers every use of a row") {
  const std::array<TokenId, 4> ids{2, 0, 2, 1};
  CHECK(gradient_error({{3, 4, 1}}, [&](Vars x) { return probe_sum(lookup(x[0], ids)); }) <
        kTolerance);
}

TEST_CASE("elementwise operators have the gradients of finite differences") {
  CHECK(gradient_error({{4, 3, 1}, {4, 3, 2}}, [](Vars x) { return probe_sum(add(x[0], x[1])); }) <
        kTolerance);
  CHECK(gradient_error({{4, 3, 1}, {4, 3, 2}},
                       [](Vars x) { return probe_sum(hadamard(x[0], x[1])); }) < kTolerance);
  CHECK(gradient_error({{4, 3, 1}}, [](Vars x) { return probe_sum(tanh(x[0])); }) < kTolerance);
  CHECK(gradient_error({{4, 3, 1}}, [](Vars x) { return probe_sum(sigmoid(x[0])); }) < kTolerance);
}

TEST_CASE("a GRU's gates pass gradients to both products and to the state before") {
  CHECK(gradient_error({{12, 3, 1}, {12, 3, 2}, {4, 3, 3}},
                       [](Vars x) { return probe_sum(gru_state(x[0], x[1], x[2])); }) < kTolerance);
}

TEST_CASE("a matrix that serves many steps gets the sum of their gradients") {
  CHECK(gradient_error({{3, 3, 1}, {3, 2, 2}}, [](Vars x) {
          Var s = x[1];
          for (int step = 0; step < 3; ++step) s = tanh(product(x[0], s));
          return probe_sum(s);
        }) < kTolerance);
}

TEST_CASE("a value used twice is given both gradients") {
  CHECK(gradient_error({{4, 3, 1}}, [](Vars x) { return probe_sum(hadamard(x[0], tanh(x[0]))); }) <
        kTolerance);
}

TEST_CASE("slices and stacks pass gradients to where the numbers came from") {
  CHECK(gradient_error({{6, 3, 1}}, [](Vars x) {
          return probe_sum(hadamard(slice_rows(x[0], 1, 2), slice_rows(x[0], 3, 2)));
        }) < kTolerance);
  CHECK(gradient_error({{3, 6, 1}}, [](Vars x) {
          return probe_sum(tanh(slice_rows(slice_cols(x[0], 2, 3), 1, 2)));
        }) < kTolerance);
  CHECK(gradient_error({{2, 3, 1}, {4, 3, 2}},
                       [](Vars x) { return probe_sum(stack_rows(x[0], x[1])); }) < kTolerance);
  CHECK(gradient_error({{2, 3, 1}, {2, 1, 2}}, [](Vars x) {
          const std::array<Var, 3> parts{x[0], x[1], x[0]};
          return probe_sum(stack_cols(parts));
        }) < kTolerance);
  CHECK(gradient_error({{3, 1, 1}}, [](Vars x) { return probe_sum(repeat_cols(x[0], 4)); }) <
        kTolerance);
  const std::array<char, 3> keep{1, 0, 1};
  CHECK(gradient_error({{2, 3, 1}, {2, 3, 2}}, [&](Vars x) {
          return probe_sum(choose_cols(keep, x[0], x[1]));
        }) < kTolerance);
}

TEST_CASE("the four stages of attention have the gradients of finite differences") {
  constexpr int kPositions = 3;
  const std::array<int, 2> lengths{3, 2};
  CHECK(gradient_error({{4, 6, 1}, {4, 2, 2}}, [](Vars x) {
          return probe_sum(dot_energies(x[0], x[1], kPositions));
        }) < kTolerance);
  CHECK(gradient_error({{4, 1, 1}, {4, 6, 2}, {4, 2, 3}}, [](Vars x) {
          return probe_sum(additive_energies(x[0], x[1], x[2], kPositions));
        }) < kTolerance);
  CHECK(gradient_error({{3, 2, 1}}, [&](Vars x) {
          return probe_sum(masked_softmax(x[0], lengths));
        }) < kTolerance);
  CHECK(gradient_error({{4, 6, 1}, {3, 2, 2}},
                       [](Vars x) { return probe_sum(weighted_sum(x[0], x[1])); }) < kTolerance);
}

TEST_CASE("one source shared by several queries gathers the gradients of all") {
  CHECK(gradient_error({{4, 3, 1}, {4, 2, 2}},
                       [](Vars x) { return probe_sum(dot_energies(x[0], x[1], 3)); }) < kTolerance);
  CHECK(gradient_error({{4, 3, 1}, {3, 2, 2}},
                       [](Vars x) { return probe_sum(weighted_sum(x[0], x[1])); }) < kTolerance);
}

TEST_CASE("smoothed cross-entropy has the gradient of finite differences, padding has none") {
  const std::array<TokenId, 4> targets{3, kIgnored, 1, 6};
  for (const float smoothing : {0.0f, 0.1f}) {
    CHECK(gradient_error({{5, 7, 1}, {7, 1, 2}, {5, 4, 3}}, [&](Vars x) {
            return cross_entropy(x[0], x[1], x[2], {targets, smoothing, 0.25f, true});
          }) < kTolerance);
  }
}

TEST_CASE("dropout keeps the expected value, passes the gradient of what it kept, and repeats") {
  const GradientInput input(64, 64, 1);
  std::uint64_t state = 7;
  CHECK(gradient_error({{8, 4, 1}}, [&](Vars x) {
          state = 7;
          return probe_sum(dropout(x[0], {0.3f, &state}));
        }) < kTolerance);
  Tape tape;
  const TapeScope scope(tape);
  const Tensor ones = make_tensor(100, 100);
  std::fill_n(ones.data, ones.size(), 1.0f);
  const Tensor dropped = dropout(tape.constant(ones), {0.3f, &state}).value();
  double mean = 0, zeros = 0;
  for (std::size_t i = 0; i < dropped.size(); ++i) {
    mean += static_cast<double>(dropped.data[i]) / 10000.0;
    zeros += dropped.data[i] == 0.0f ? 1 : 0;
  }
  CHECK(mean == Approx(1.0).margin(0.03));
  CHECK(zeros / 10000.0 == Approx(0.3).margin(0.02));
}
