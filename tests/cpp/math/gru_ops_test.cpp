#include "math/gru_ops.h"

#include <catch2/catch.hpp>

#include "base/random.h"
#include "math/arena.h"
#include "math/ops.h"

namespace lookback {
namespace {

Tensor noise(int rows, int cols, std::uint64_t seed) {
  Random random(seed);
  const Tensor x = make_tensor(rows, cols);
  for (std::size_t i = 0; i < x.size(); ++i)
    x.data[i] = static_cast<float>(random.uniform(-2.0, 2.0));
  return x;
}

Tensor gate(const Tensor& gates, int index) { return slice_rows(gates, 5 * index, 5); }

TEST_CASE("a GRU's state in one pass is the state of its equations, to the last bit") {
  Arena arena;
  const ArenaScope scope(arena);
  const Tensor a = noise(15, 3, 1), b = noise(15, 3, 2), s = noise(5, 3, 3);
  const Tensor r = sigmoid(add(gate(a, 0), gate(b, 0)));
  const Tensor z = sigmoid(add(gate(a, 1), gate(b, 1)));
  const Tensor n = tanh(add(gate(a, 2), hadamard(r, gate(b, 2))));
  GruGates kept;
  const Tensor next = gru_state(a, b, s, &kept), again = gru_state(a, b, s);
  for (int c = 0; c < 3; ++c)
    for (int i = 0; i < 5; ++i) {
      CHECK(next(i, c) == (1.0f - z(i, c)) * n(i, c) + z(i, c) * s(i, c));
      CHECK(next(i, c) == again(i, c));
      CHECK(kept.reset(i, c) == r(i, c));
      CHECK(kept.update(i, c) == z(i, c));
      CHECK(kept.candidate(i, c) == n(i, c));
    }
}

TEST_CASE("shapes that do not belong together are our own mistake") {
  Arena arena;
  const ArenaScope scope(arena);
  CHECK_THROWS_AS(gru_state(noise(15, 3, 1), noise(15, 2, 2), noise(5, 3, 3)), std::logic_error);
}

}  // namespace
}  // namespace lookback
