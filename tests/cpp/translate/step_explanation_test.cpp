#include "translate/step_explanation.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "nn/stored_parameters.h"
#include "support/golden_model.h"
#include "translate/seq2seq_step_model.h"

namespace lookback {
namespace {

struct Look {
  StepExplanation explanation;
  std::vector<float> energies, weights;
};

constexpr ExplainedPlace kPlace{2, 3};

/// The third step of a decoding, watched.
Look look_of(const Seq2SeqModel<Tensor>& network) {
  const std::vector<TokenId> source = {5, 8, 3, 11, 2};
  DecodingWorkspace workspace;
  Seq2SeqStepModel model(network, source, workspace);
  model.watch(kPlace);
  model.start();
  Look look;
  for (const TokenId token : {1, 4, 9}) {
    const StepOutput output = model.step({&token, 1});
    look.energies = {output.scores.begin(), output.scores.end()};
    look.weights = {output.alignment_weights.begin(), output.alignment_weights.end()};
  }
  REQUIRE(model.explanation());
  look.explanation = *model.explanation();
  return look;
}

void check_energy(const Look& look, bool additive) {
  double energy = look.explanation.rest;
  double largest = 1e9;
  for (const EnergyTerm& term : look.explanation.terms) {
    const float value =
        additive ? term.weight * std::tanh(term.key + term.query) : term.key * term.query;
    CHECK(term.value == Approx(value).margin(1e-6));
    CHECK(std::abs(term.value) <= largest);
    largest = std::abs(term.value);
    energy += term.value;
  }
  CHECK(energy == Approx(look.energies[kPlace.source]).margin(1e-5));
}

void check_context(const Look& look) {
  const NumberMatrix& annotations = look.explanation.annotations;
  REQUIRE(annotations.rows == 5);
  REQUIRE(static_cast<int>(look.explanation.context.size()) == annotations.columns);
  for (int i = 0; i < annotations.columns; ++i) {
    double sum = 0;
    for (int j = 0; j < annotations.rows; ++j)
      sum += static_cast<double>(look.weights[static_cast<std::size_t>(j)]) *
             annotations.values[static_cast<std::size_t>(j * annotations.columns + i)];
    CHECK(look.explanation.context[static_cast<std::size_t>(i)] == Approx(sum).margin(1e-5));
  }
}

TEST_CASE("the numbers behind a look add up to its energy and its context vector") {
  for (const std::string& file : golden_models()) {
    INFO(file);
    const GoldenFile golden(file);
    StoredParameters parameters(golden.weights());
    const ModelConfig config = config_of(golden);
    const Look look = look_of(Seq2SeqModel<Tensor>(parameters, config));
    CHECK(look.explanation.place.position == kPlace.position);
    if (config.scorer == Scorer::none) {
      CHECK(look.explanation.terms.empty());
      CHECK_FALSE(look.explanation.context.empty());
      continue;
    }
    check_energy(look, config.scorer == Scorer::additive);
    check_context(look);
  }
}

TEST_CASE("nothing is explained that nobody asked about") {
  const GoldenFile golden("model_dot_context_out_gru");
  StoredParameters parameters(golden.weights());
  const Seq2SeqModel<Tensor> network(parameters, config_of(golden));
  const std::vector<TokenId> source = {5, 8, 2};
  DecodingWorkspace workspace;
  Seq2SeqStepModel model(network, source, workspace);
  model.start();
  model.step(std::vector<TokenId>{1});
  CHECK_FALSE(model.explanation());
}

}  // namespace
}  // namespace lookback
