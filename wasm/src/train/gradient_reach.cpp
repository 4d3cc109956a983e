#include "train/gradient_reach.h"

#include <algorithm>
#include <cmath>

#include "math/gemm.h"
#include "train/loss.h"

namespace lookback {
namespace {

double norm_of_column(const Tensor& x, int column) {
  double squares = 0;
  for (int row = 0; row < x.rows; ++row)
    squares += static_cast<double>(x(row, column)) * static_cast<double>(x(row, column));
  return std::sqrt(squares);
}

double mean_norm(const std::vector<Var>& states, const std::vector<int>& lengths, int distance) {
  double sum = 0;
  for (std::size_t sentence = 0; sentence < lengths.size(); ++sentence) {
    const auto position = static_cast<std::size_t>(lengths[sentence] - 1 - distance);
    sum += norm_of_column(states[position].gradient(), static_cast<int>(sentence));
  }
  return sum / static_cast<double>(lengths.size());
}

/// Products in float32 while it lives: small gradients must not drown in rounding.
class ExactProducts {
 public:
  ExactProducts() : before_(precision()) { set_precision(Precision::float32); }
  ~ExactProducts() { set_precision(before_); }
  ExactProducts(const ExactProducts&) = delete;
  ExactProducts& operator=(const ExactProducts&) = delete;

 private:
  Precision before_;
};

}  // namespace

GradientReach gradient_reach(const ModelConfig& config, FlatParameters& parameters,
                             const Batch& batch) {
  const ExactProducts exact;
  TrainableParameters trainable(parameters, nullptr);
  Tape slices, tape;
  std::unique_ptr<Seq2SeqModel<Var>> model;
  {
    const TapeScope scope(slices);
    model = std::make_unique<Seq2SeqModel<Var>>(trainable, config);
  }
  std::vector<Var> states;
  LossOptions options;
  options.tokens = batch.target_tokens;
  options.forward_states = &states;
  GradientReach result;
  result.loss = batch_loss(*model, batch, options, tape);
  const TapeScope scope(tape);  // gradients that nothing flowed into are made here
  const int shortest = *std::min_element(batch.source_lengths.begin(), batch.source_lengths.end());
  for (int distance = 0; distance < shortest; ++distance)
    result.norms.push_back(mean_norm(states, batch.source_lengths, distance));
  return result;
}

}  // namespace lookback
