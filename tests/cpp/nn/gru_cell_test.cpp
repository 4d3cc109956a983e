#include "nn/gru_cell.h"

#include <catch2/catch.hpp>

#include "math/arena.h"
#include "nn/stored_parameters.h"
#include "support/golden_file.h"

namespace lookback {
namespace {

TEST_CASE("a GRU step gives PyTorch's state") {
  const GoldenFile golden("gru_cell");
  StoredParameters parameters(golden.weights());
  const GruCell<Tensor> cell(parameters, {"", "", 5, 0, 4});
  Arena arena;
  const ArenaScope scope(arena);
  const auto next = cell.step(cell.project(golden.tensor("input")), {golden.tensor("state"), {}});
  CHECK(largest_difference(next.output, golden.tensor("output")) < kGoldenTolerance);
  CHECK_FALSE(is_set(next.memory));
}

TEST_CASE("an input that comes in two parts gives the same GRU state") {
  const GoldenFile golden("gru_cell");
  StoredParameters parameters(golden.weights());
  const GruCell<Tensor> cell(parameters, {"", "", 3, 2, 4});
  Arena arena;
  const ArenaScope scope(arena);
  const Tensor input = golden.tensor("input");
  const Tensor projected = add(cell.project(copy(slice_rows(input, 0, 3))),
                               cell.project_context(slice_rows(input, 3, 2)));
  const auto next = cell.step(projected, {golden.tensor("state"), {}});
  CHECK(largest_difference(next.output, golden.tensor("output")) < kGoldenTolerance);
}

}  // namespace
}  // namespace lookback
