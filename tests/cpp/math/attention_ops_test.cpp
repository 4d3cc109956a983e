#include "math/attention_ops.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/random.h"
#include "math/arena.h"
#include "math/ops.h"
#include "support/tensor_difference.h"

namespace lookback {
namespace {

struct WithArena {
  Arena arena;
  ArenaScope scope{arena};
  Random random{11};

  Tensor noise(int rows, int cols, double size = 1) {
    const Tensor result = make_tensor(rows, cols);
    for (std::size_t i = 0; i < result.size(); ++i)
      result.data[i] = static_cast<float>(random.uniform(-size, size));
    return result;
  }
};

TEST_CASE_METHOD(WithArena, "a single sentence is shared by all queries") {
  const int positions = 5, queries = 3;
  const Tensor keys = noise(7, positions);
  const Tensor query = noise(7, queries);
  const Tensor repeated = make_tensor(7, positions * queries);
  for (int j = 0; j < positions; ++j)
    for (int b = 0; b < queries; ++b)
      std::copy_n(keys.column(j), 7, repeated.column(j * queries + b));
  const Tensor v = noise(7, 1);
  CHECK(largest_difference(dot_energies(keys, query, positions),
                           dot_energies(repeated, query, positions)) == 0);
  CHECK(largest_difference(additive_energies(v, keys, query, positions),
                           additive_energies(v, repeated, query, positions)) == 0);
  const std::vector<int> one = {positions}, three(3, positions);
  const Tensor weights = masked_softmax(dot_energies(keys, query, positions), one);
  CHECK(largest_difference(weights, masked_softmax(dot_energies(keys, query, positions), three)) ==
        0);
  CHECK(largest_difference(weighted_sum(keys, weights), weighted_sum(repeated, weights)) == 0);
}

TEST_CASE_METHOD(WithArena, "weights sum to one, padding is exactly zero and nothing overflows") {
  for (const double size : {0.1, 10.0, 1e4, 1e30}) {
    const Tensor energies = noise(40, 6, size);
    const std::vector<int> lengths = {40, 1, 17, 39, 2, 20};
    const Tensor weights = masked_softmax(energies, lengths);
    for (int b = 0; b < 6; ++b) {
      double sum = 0;
      for (int j = 0; j < 40; ++j) {
        CHECK(std::isfinite(weights(j, b)));
        CHECK(weights(j, b) >= 0);
        sum += weights(j, b);
        if (j >= lengths[static_cast<std::size_t>(b)]) CHECK(weights(j, b) == 0.0f);
      }
      CHECK(sum == Approx(1).margin(1e-6));
    }
  }
}

TEST_CASE_METHOD(WithArena, "padded energies have no say, whatever they are") {
  const Tensor energies = noise(6, 1);
  const Tensor spoilt = copy(energies);
  spoilt(4, 0) = 1e30f;
  spoilt(5, 0) = std::nanf("");
  const std::vector<int> lengths = {4};
  CHECK(largest_difference(masked_softmax(energies, lengths), masked_softmax(spoilt, lengths)) ==
        0);
}

TEST_CASE_METHOD(WithArena, "equal energies give equal weights") {
  const Tensor energies = make_zeros(8, 1);
  const std::vector<int> lengths = {8};
  const Tensor weights = masked_softmax(energies, lengths);
  for (int j = 0; j < 8; ++j) CHECK(weights(j, 0) == 0.125f);
}

TEST_CASE_METHOD(WithArena, "log-softmax agrees with double precision") {
  const Tensor logits = noise(5000, 2, 12);
  const Tensor ours = log_softmax(logits);
  for (int c = 0; c < 2; ++c) {
    double total = 0;
    for (int i = 0; i < 5000; ++i) total += std::exp(static_cast<double>(logits(i, c)));
    for (int i = 0; i < 5000; i += 7)
      CHECK(ours(i, c) == Approx(logits(i, c) - std::log(total)).margin(5e-6));
  }
}

TEST_CASE_METHOD(WithArena, "log-softmax survives logits that overflow the exponential") {
  const Tensor logits = make_zeros(3, 1);
  logits(0, 0) = 1e4f;
  logits(1, 0) = -1e4f;
  const Tensor ours = log_softmax(logits);
  CHECK(ours(0, 0) == 0.0f);
  CHECK(ours(1, 0) == -2e4f);
}

}  // namespace
}  // namespace lookback
