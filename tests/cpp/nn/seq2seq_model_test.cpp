#include "nn/seq2seq_model.h"

#include <catch2/catch.hpp>

#include "nn/stored_parameters.h"
#include "support/golden_model.h"

namespace lookback {
namespace {

constexpr int kSentences = 4, kSourceLength = 6, kTargetLength = 6;

/// Compares the numbers of real target positions and sentences with the file's.
void check_step(const GoldenFile& golden, const std::string& name, const Tensor& ours, int i) {
  const std::vector<int>& lengths = golden.integers("target_lengths");
  const Tensor expected = golden.tensor(name);
  for (int b = 0; b < kSentences; ++b) {
    if (i >= lengths[static_cast<std::size_t>(b)]) continue;
    INFO(name << " at target position " << i << " of sentence " << b);
    CHECK(largest_difference(slice_cols(ours, b, 1), slice_cols(expected, i * kSentences + b, 1)) <
          kGoldenTolerance);
  }
}

void check_weights(const GoldenFile& golden, const Tensor& weights) {
  const std::vector<int>& lengths = golden.integers("source_lengths");
  for (int b = 0; b < kSentences; ++b) {
    double sum = 0;
    for (int j = 0; j < kSourceLength; ++j) {
      sum += weights(j, b);
      if (j >= lengths[static_cast<std::size_t>(b)]) CHECK(weights(j, b) == 0.0f);
    }
    CHECK(sum == Approx(1).margin(1e-6));
  }
}

void check_model(const std::string& file) {
  INFO(file);
  const GoldenFile golden(file);
  const ModelConfig config = config_of(golden);
  StoredParameters parameters(golden.weights());
  const Seq2SeqModel<Tensor> model(parameters, config);
  Arena arena;
  const ArenaScope scope(arena);
  const auto source = model.read({golden.integers("source"), golden.integers("source_lengths")});
  DecoderState<Tensor> state = model.decoder().start(source);
  const std::span<const TokenId> fed = golden.integers("target_input");
  CHECK(golden.has("alignment") == model.has_alignment());
  for (int i = 0; i < kTargetLength; ++i) {
    const Tensor previous =
        model.embed(fed.subspan(static_cast<std::size_t>(i * kSentences), kSentences));
    const auto step = model.decoder().step(model.decoder().project(previous), state, source);
    const Tensor readout =
        model.decoder().readout(step.state.recurrent.output, step.attended.context, previous);
    const Tensor logits = model.output().logits(readout);
    check_step(golden, "logits", logits, i);
    if (model.has_alignment()) {
      check_step(golden, "alignment", step.attended.weights, i);
      check_weights(golden, step.attended.weights);
    }
    state = step.state;
  }
}

TEST_CASE("whole models of every scorer, wiring and cell give PyTorch's logits and alignment") {
  for (const std::string& file : golden_models()) check_model(file);
}

TEST_CASE("every combination that docs/model.md names has a fixture") {
  CHECK(golden_models().size() == 34);
}

}  // namespace
}  // namespace lookback
