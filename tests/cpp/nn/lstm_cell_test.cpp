#include "nn/lstm_cell.h"

#include <catch2/catch.hpp>

#include "math/arena.h"
#include "nn/stored_parameters.h"
#include "support/golden_file.h"

namespace lookback {
namespace {

TEST_CASE("an LSTM step gives PyTorch's state and memory") {
  const GoldenFile golden("lstm_cell");
  StoredParameters parameters(golden.weights());
  const LstmCell<Tensor> cell(parameters, {"", "", 5, 0, 4});
  Arena arena;
  const ArenaScope scope(arena);
  const auto next = cell.step(cell.project(golden.tensor("input")),
                              {golden.tensor("state"), golden.tensor("cell")});
  CHECK(largest_difference(next.output, golden.tensor("output")) < kGoldenTolerance);
  CHECK(largest_difference(next.memory, golden.tensor("output_cell")) < kGoldenTolerance);
}

}  // namespace
}  // namespace lookback
