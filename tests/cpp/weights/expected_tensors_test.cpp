#include "weights/expected_tensors.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "cpp/weights/small_model.h"

using namespace lookback;

namespace {

std::vector<std::string> lines(const ModelConfig& config) {
  std::vector<std::string> result;
  for (const ExpectedTensor& tensor : expected_tensors(config)) {
    const Shape shape = tensor.is_vector ? Shape{tensor.rows} : Shape{tensor.rows, tensor.cols};
    result.push_back(tensor.name + " " + shape_text(shape));
  }
  return result;
}

bool has(const ModelConfig& config, const std::string& line) {
  const auto all = lines(config);
  return std::find(all.begin(), all.end(), line) != all.end();
}

}  // namespace

// The small config has Vx 5, V 6, e 3, h 2, d 4, A 2.
TEST_CASE(
    "an additive GRU network with the context in the recurrence has the tensors of docs/model.md") {
  CHECK(lines(small_config()) ==
        std::vector<std::string>{"source_embedding.weight [5 x 3]",
                                 "target_embedding.weight [6 x 3]",
                                 "encoder.rnn.weight_ih_l0 [6 x 3]",
                                 "encoder.rnn.weight_hh_l0 [6 x 2]",
                                 "encoder.rnn.bias_ih_l0 [6]",
                                 "encoder.rnn.bias_hh_l0 [6]",
                                 "encoder.rnn.weight_ih_l0_reverse [6 x 3]",
                                 "encoder.rnn.weight_hh_l0_reverse [6 x 2]",
                                 "encoder.rnn.bias_ih_l0_reverse [6]",
                                 "encoder.rnn.bias_hh_l0_reverse [6]",
                                 "decoder.initial.weight [4 x 2]",
                                 "decoder.initial.bias [4]",
                                 "decoder.rnn.weight_ih [12 x 7]",
                                 "decoder.rnn.weight_hh [12 x 4]",
                                 "decoder.rnn.bias_ih [12]",
                                 "decoder.rnn.bias_hh [12]",
                                 "attention.keys.weight [2 x 4]",
                                 "attention.query.weight [2 x 4]",
                                 "attention.energy.weight [1 x 2]",
                                 "readout.state.weight [3 x 4]",
                                 "readout.context.weight [3 x 4]",
                                 "readout.previous.weight [3 x 3]",
                                 "readout.bias [3]",
                                 "output.bias [6]"});
}

TEST_CASE("an LSTM has four gates and a second initial layer") {
  ModelConfig config = small_config();
  config.cell = Cell::lstm;
  CHECK(has(config, "encoder.rnn.weight_ih_l0 [8 x 3]"));
  CHECK(has(config, "decoder.rnn.weight_ih [16 x 7]"));
  CHECK(has(config, "decoder.initial_cell.weight [4 x 2]"));
  CHECK(has(config, "decoder.initial_cell.bias [4]"));
}

TEST_CASE("a second encoder layer reads both directions of the first") {
  ModelConfig config = small_config();
  config.encoder_layers = 2;
  CHECK(has(config, "encoder.rnn.weight_ih_l1 [6 x 4]"));
  CHECK(has(config, "encoder.rnn.weight_hh_l1_reverse [6 x 2]"));
  CHECK_FALSE(has(config, "encoder.rnn.weight_hh_l2 [6 x 2]"));
}

TEST_CASE("an output that is not tied has its own matrix") {
  ModelConfig config = small_config();
  config.tied_output = false;
  CHECK(has(config, "output.weight [6 x 3]"));
  config.wiring = Wiring::context_out;
  CHECK(has(config, "output.weight [6 x 8]"));  // [c ; s]
  config.attentional_layer = true;
  CHECK(has(config, "output.weight [6 x 3]"));
}

TEST_CASE("input feeding widens the recurrence's input by the attentional layer") {
  ModelConfig config = small_config();
  config.wiring = Wiring::context_out;
  config.attentional_layer = true;
  CHECK(has(config, "decoder.rnn.weight_ih [12 x 3]"));
  config.input_feeding = true;
  CHECK(has(config, "decoder.rnn.weight_ih [12 x 6]"));
}

TEST_CASE("parameters are the elements of all tensors") {
  CHECK(parameter_count(small_config()) == (5 + 6) * 3 + 2 * (6 * 3 + 6 * 2 + 12) + (4 * 2 + 4) +
                                               (12 * 7 + 12 * 4 + 24) + (2 * 4 + 2 * 4 + 2) +
                                               (3 * 4 + 3 * 4 + 3 * 3 + 3) + 6);
}
