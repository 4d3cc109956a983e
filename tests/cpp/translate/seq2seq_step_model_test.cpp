#include "translate/seq2seq_step_model.h"

#include <catch2/catch.hpp>

#include "nn/stored_parameters.h"
#include "support/golden_model.h"

namespace lookback {
namespace {

/// A network and its numbers, from a fixture.
struct Loaded {
  explicit Loaded(const std::string& name)
      : golden(name), parameters(golden.weights()), network(parameters, config_of(golden)) {}
  GoldenFile golden;
  StoredParameters parameters;
  Seq2SeqModel<Tensor> network;
};

const std::vector<TokenId> kSource = {5, 8, 3, 11, 2};

std::vector<float> copy_of(std::span<const float> values) { return {values.begin(), values.end()}; }

double difference(std::span<const float> a, std::span<const float> b) {
  REQUIRE(a.size() == b.size());
  double largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    largest = std::max(largest, std::abs(static_cast<double>(a[i]) - b[i]));
  return largest;
}

/// Log-probabilities after each of `tokens`, one hypothesis alone.
std::vector<std::vector<float>> alone(const Loaded& loaded, const std::vector<TokenId>& tokens) {
  DecodingWorkspace workspace;
  Seq2SeqStepModel model(loaded.network, kSource, workspace);
  model.start();
  std::vector<std::vector<float>> rows;
  for (const TokenId token : tokens)
    rows.push_back(copy_of(model.step({&token, 1}).log_probabilities));
  return rows;
}

TEST_CASE("hypotheses decoded together get the numbers that each gets alone") {
  for (const std::string& file : golden_models()) {
    INFO(file);
    const Loaded loaded(file);
    DecodingWorkspace workspace;
    Seq2SeqStepModel model(loaded.network, kSource, workspace);
    model.start();
    model.step(std::vector<TokenId>{1});
    model.select(std::vector<int>{0, 0, 0});
    model.step(std::vector<TokenId>{4, 9, 6});
    model.select(std::vector<int>{2, 0});  // 6 and 4 go on
    const StepOutput output = model.step(std::vector<TokenId>{7, 3});
    const std::size_t v = static_cast<std::size_t>(model.vocabulary_size());
    CHECK(difference(output.log_probabilities.first(v), alone(loaded, {1, 6, 7})[2]) < 1e-6);
    CHECK(difference(output.log_probabilities.last(v), alone(loaded, {1, 4, 3})[2]) < 1e-6);
  }
}

TEST_CASE("every step gives log-probabilities and alignment that sum to one") {
  for (const std::string& file : golden_models()) {
    INFO(file);
    const Loaded loaded(file);
    DecodingWorkspace workspace;
    Seq2SeqStepModel model(loaded.network, kSource, workspace);
    CHECK(model.source_length() == 5);
    model.start();
    for (const TokenId token : {1, 4, 9, 6}) {
      const StepOutput output = model.step({&token, 1});
      double sum = 0;
      for (const float value : output.log_probabilities)
        sum += std::exp(static_cast<double>(value));
      CHECK(sum == Approx(1).margin(1e-5));
      REQUIRE(output.alignment_weights.size() == (model.has_alignment() ? 5 : 0));
      REQUIRE(output.scores.size() == output.alignment_weights.size());
      if (!model.has_alignment()) continue;
      double mass = 0;
      for (const float weight : output.alignment_weights) mass += weight;
      CHECK(mass == Approx(1).margin(1e-6));
    }
  }
}

TEST_CASE("starting again forgets what was decoded") {
  const Loaded loaded("model_general_context_out_feeding_lstm");
  DecodingWorkspace workspace;
  Seq2SeqStepModel model(loaded.network, kSource, workspace);
  const std::vector<TokenId> begin = {1};
  model.start();
  const std::vector<float> first = copy_of(model.step(begin).log_probabilities);
  model.step(std::vector<TokenId>{5});
  model.start();
  CHECK(difference(model.step(begin).log_probabilities, first) == 0);
}

TEST_CASE("a forced alignment replaces the computed weights and changes what follows") {
  const Loaded loaded("model_additive_context_in_gru");
  DecodingWorkspace workspace;
  Seq2SeqStepModel model(loaded.network, kSource, workspace);
  const std::vector<TokenId> begin = {1};
  model.start();
  const std::vector<float> free = copy_of(model.step(begin).log_probabilities);
  model.start();
  const std::vector<float> weights = {0, 0, 0.25f, 0.75f, 0};
  const StepOutput forced = model.step(begin, weights);
  CHECK(copy_of(forced.alignment_weights) == weights);
  CHECK(difference(forced.log_probabilities, free) > 1e-3);
}

TEST_CASE("after the first steps decoding takes no more memory") {
  const Loaded loaded("model_additive_context_in_lstm");
  DecodingWorkspace workspace;
  Seq2SeqStepModel model(loaded.network, kSource, workspace);
  model.start();
  const std::vector<TokenId> one = {1};
  model.step(one);
  model.select(std::vector<int>{0, 0, 0, 0});
  const std::vector<TokenId> four = {4, 5, 6, 7};
  const std::vector<int> parents = {3, 0, 1, 1};
  model.step(four);
  model.step(four);
  const std::size_t held = workspace.steps[0].capacity() + workspace.steps[1].capacity();
  for (int i = 0; i < 50; ++i) {
    model.step(four);
    model.select(parents);
  }
  CHECK(workspace.steps[0].capacity() + workspace.steps[1].capacity() == held);
}

}  // namespace
}  // namespace lookback
