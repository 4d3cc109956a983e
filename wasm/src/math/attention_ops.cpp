#include "math/attention_ops.h"

#include <cmath>
#include <stdexcept>

#include "base/lanes.h"
#include "math/arena.h"
#include "math/clones.h"
#include "math/elementary.h"

namespace lookback {
namespace {

void check_positions(const Tensor& by_position, const Tensor& query, int positions) {
  if (positions < 1 || by_position.cols % positions != 0)
    throw std::logic_error("attention: columns are not a whole number of positions");
  const int sentences = by_position.cols / positions;
  if (sentences != 1 && sentences < query.cols)
    throw std::logic_error("attention: more queries than sentences");
}

LOOKBACK_CLONES
float dot_columns(const float* a, const float* b, int n) {
  return dot(a, b, static_cast<std::size_t>(n));
}

LOOKBACK_CLONES
float additive_energy(const float* v, const float* key, const float* query, float* scratch, int n) {
  for (int i = 0; i < n; ++i) scratch[i] = fast_tanh(key[i] + query[i]);
  return dot(v, scratch, static_cast<std::size_t>(n));
}

LOOKBACK_CLONES
void add_scaled(const float* x, float scale, float* out, int n) {
  for (int i = 0; i < n; ++i) out[i] += scale * x[i];
}

LOOKBACK_CLONES
void exponentials(const float* x, float largest, float* out, int n) {
  for (int i = 0; i < n; ++i) out[i] = fast_exp(x[i] - largest);
}

LOOKBACK_CLONES
float sum_of(const float* x, int n) { return sum(x, static_cast<std::size_t>(n)); }

LOOKBACK_CLONES
float largest_of(const float* x, int n) { return largest(x, static_cast<std::size_t>(n)); }

}  // namespace

Tensor dot_energies(const Tensor& keys, const Tensor& query, int positions) {
  check_positions(keys, query, positions);
  if (keys.rows != query.rows) throw std::logic_error("dot_energies: sizes differ");
  const Tensor energies = make_tensor(positions, query.cols);
  for (int b = 0; b < query.cols; ++b)
    for (int j = 0; j < positions; ++j)
      energies(j, b) = dot_columns(keys.column(position_column(keys, positions, j, b)),
                                   query.column(b), keys.rows);
  return energies;
}

Tensor additive_energies(const Tensor& v, const Tensor& keys, const Tensor& query, int positions) {
  check_positions(keys, query, positions);
  if (keys.rows != query.rows || keys.rows != v.rows)
    throw std::logic_error("additive_energies: sizes differ");
  const Tensor energies = make_tensor(positions, query.cols);
  float* scratch = current_arena().allocate(static_cast<std::size_t>(keys.rows));
  for (int b = 0; b < query.cols; ++b)
    for (int j = 0; j < positions; ++j)
      energies(j, b) = additive_energy(v.data, keys.column(position_column(keys, positions, j, b)),
                                       query.column(b), scratch, keys.rows);
  return energies;
}

Tensor masked_softmax(const Tensor& energies, std::span<const int> lengths) {
  const Tensor weights = make_zeros(energies.rows, energies.cols);
  for (int b = 0; b < energies.cols; ++b) {
    const int length = lengths[lengths.size() == 1 ? 0 : static_cast<std::size_t>(b)];
    const float* energy = energies.column(b);
    float* weight = weights.column(b);
    exponentials(energy, largest_of(energy, length), weight, length);
    const float total = sum_of(weight, length);
    for (int j = 0; j < length; ++j) weight[j] /= total;
  }
  return weights;
}

Tensor weighted_sum(const Tensor& annotations, const Tensor& weights) {
  check_positions(annotations, weights, weights.rows);
  const Tensor context = make_zeros(annotations.rows, weights.cols);
  for (int b = 0; b < weights.cols; ++b)
    for (int j = 0; j < weights.rows; ++j)
      if (weights(j, b) != 0.0f)
        add_scaled(annotations.column(position_column(annotations, weights.rows, j, b)),
                   weights(j, b), context.column(b), annotations.rows);
  return context;
}

Tensor log_softmax(const Tensor& logits) {
  const Tensor result = make_tensor(logits.rows, logits.cols);
  for (int c = 0; c < logits.cols; ++c) {
    const float* logit = logits.column(c);
    float* out = result.column(c);
    const float most = largest_of(logit, logits.rows);
    exponentials(logit, most, out, logits.rows);
    const float normaliser = most + std::log(sum_of(out, logits.rows));
    for (int i = 0; i < logits.rows; ++i) out[i] = logit[i] - normaliser;
  }
  return result;
}

}  // namespace lookback
