#include "nn/attention.h"

#include <catch2/catch.hpp>

#include "math/arena.h"
#include "nn/stored_parameters.h"
#include "support/golden_file.h"

namespace lookback {
namespace {

ModelConfig config_of(Scorer scorer) {
  ModelConfig config;
  config.scorer = scorer;
  config.encoder_size = 6;
  config.decoder_size = 12;
  config.attention_size = scorer == Scorer::additive ? 10 : scorer == Scorer::reduced_rank ? 4 : 0;
  return config;
}

Annotations<Tensor> annotations_of(const GoldenFile& golden) {
  Annotations<Tensor> annotations;
  annotations.states = golden.tensor("annotations");
  annotations.lengths = golden.integers("source_lengths");
  annotations.positions = 7;
  return annotations;
}

void check_against(const std::string& file, Scorer scorer) {
  const GoldenFile golden(file);
  StoredParameters parameters(golden.weights());
  const Attention<Tensor> attention(parameters, config_of(scorer));
  Arena arena;
  const ArenaScope scope(arena);
  const AttendedSource<Tensor> source = attention.prepare(annotations_of(golden));
  const Attended<Tensor> seen = attention.attend(source, golden.tensor("query"));
  CHECK(largest_difference(source.keys, golden.tensor("keys")) < kGoldenTolerance);
  CHECK(largest_difference(seen.energies, golden.tensor("energies")) < kGoldenTolerance);
  CHECK(largest_difference(seen.weights, golden.tensor("weights")) < kGoldenTolerance);
  CHECK(largest_difference(seen.context, golden.tensor("context")) < kGoldenTolerance);
}

TEST_CASE("the dot scorer gives PyTorch's energies, weights and context") {
  check_against("attention_dot", Scorer::dot);
}
TEST_CASE("the general scorer gives PyTorch's energies, weights and context") {
  check_against("attention_general", Scorer::general);
}
TEST_CASE("the reduced-rank scorer gives PyTorch's energies, weights and context") {
  check_against("attention_reduced_rank", Scorer::reduced_rank);
}
TEST_CASE("the additive scorer gives PyTorch's energies, weights and context") {
  check_against("attention_additive", Scorer::additive);
}

TEST_CASE("forced weights take the place of the computed ones, energies stay") {
  const GoldenFile golden("attention_additive");
  StoredParameters parameters(golden.weights());
  const Attention<Tensor> attention(parameters, config_of(Scorer::additive));
  Arena arena;
  const ArenaScope scope(arena);
  const AttendedSource<Tensor> source = attention.prepare(annotations_of(golden));
  const Tensor forced = make_zeros(7, 4);
  for (int b = 0; b < 4; ++b) forced(0, b) = 1.0f;
  const Attended<Tensor> seen = attention.attend(source, golden.tensor("query"), forced);
  CHECK(largest_difference(seen.energies, golden.tensor("energies")) < kGoldenTolerance);
  // All the weight on the first position: the context is its annotation.
  CHECK(largest_difference(seen.context, slice_cols(source.annotations.states, 0, 4)) == 0.0);
}

TEST_CASE("without a scorer the context is the last states, the same for every query") {
  const GoldenFile golden("attention_dot");
  StoredParameters parameters(golden.weights());
  const Attention<Tensor> attention(parameters, config_of(Scorer::none));
  CHECK_FALSE(attention.has_alignment());
  Arena arena;
  const ArenaScope scope(arena);
  Annotations<Tensor> annotations = annotations_of(golden);
  annotations.forward_last = slice_cols(golden.tensor("query"), 0, 1);
  annotations.backward_last = slice_cols(golden.tensor("query"), 1, 1);
  const Attended<Tensor> seen =
      attention.attend(attention.prepare(annotations), golden.tensor("query"));
  CHECK_FALSE(is_set(seen.weights));
  REQUIRE(seen.context.cols == 4);
  for (int b = 0; b < 4; ++b)
    CHECK(largest_difference(slice_cols(seen.context, b, 1),
                             stack_rows(annotations.forward_last, annotations.backward_last)) == 0);
}

}  // namespace
}  // namespace lookback
