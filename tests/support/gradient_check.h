#pragma once
#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <vector>

#include "autograd/ops.h"
#include "autograd/tape.h"
#include "base/random.h"

namespace lookback {

/// Random numbers that an operator's inputs are made of.
struct GradientInput {
  GradientInput(int rows, int cols, std::uint64_t seed) : rows(rows), cols(cols) {
    Random random(seed);
    values.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols));
    for (float& value : values) value = static_cast<float>(random.uniform(-1.0, 1.0));
  }
  Tensor tensor() { return {values.data(), rows, cols, rows}; }

  int rows, cols;
  std::vector<float> values;
};

/// Σ probe ⊙ x with a fixed random probe: makes a loss of any operator's result.
inline Var probe_sum(const Var& x) {
  Random random(99);
  const Tensor probe = make_tensor(rows(x), cols(x));
  for (std::size_t i = 0; i < probe.size(); ++i)
    probe.data[i] = static_cast<float>(random.uniform(-1.0, 1.0));
  double total = 0;
  for (int c = 0; c < probe.cols; ++c)
    for (int r = 0; r < probe.rows; ++r)
      total += static_cast<double>(probe(r, c)) * static_cast<double>(x.value()(r, c));
  const Tensor sum = make_tensor(1, 1);
  sum(0, 0) = static_cast<float>(total);
  return current_tape().record(sum, [x, probe](const Tensor&) { accumulate(probe, x.gradient()); });
}

/// The largest distance between the recorded gradients of `operation` and central differences, over
/// all numbers of all inputs.
inline double gradient_error(std::vector<GradientInput> inputs,
                             const std::function<Var(std::span<const Var>)>& operation) {
  set_precision(Precision::float32);
  Tape tape;
  std::vector<std::vector<float>> gradients;
  const auto run = [&](bool learn) {
    tape.reset();
    const TapeScope scope(tape);
    std::vector<Var> variables;
    for (GradientInput& input : inputs) variables.push_back(tape.constant(input.tensor()));
    const Var loss = operation(variables);
    if (learn) {
      tape.backward(loss);
      for (const Var& x : variables) {
        const Tensor& g = x.gradient();
        gradients.emplace_back(g.data, g.data + g.size());
      }
    }
    return static_cast<double>(loss.value()(0, 0));
  };
  run(true);
  double largest = 0;
  constexpr float kStep = 1e-2f;
  for (std::size_t i = 0; i < inputs.size(); ++i)
    for (std::size_t k = 0; k < inputs[i].values.size(); ++k) {
      float& number = inputs[i].values[k];
      const float kept = number;
      number = kept + kStep;
      const double above = run(false);
      number = kept - kStep;
      const double below = run(false);
      number = kept;
      const double difference = (above - below) / (2.0 * static_cast<double>(kStep));
      largest = std::max(largest, std::abs(difference - static_cast<double>(gradients[i][k])));
    }
  return largest;
}

}  // namespace lookback
