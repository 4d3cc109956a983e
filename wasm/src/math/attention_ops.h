#pragma once
#include <span>

#include "math/tensor.h"

// The four stages of attention on tensors. Annotations (encoder states) and keys stand position
// after position, each position with one column a sentence: position j of sentence b of B is column
// j * B + b. A single sentence (B = 1) is shared by all k columns of a query, as in beam search;
// else k <= B and the columns belong to the first k sentences.
namespace lookback {

/// e_jb = k_jᵀ q_b: keys [n x Tx*B], query [n x k] -> energies [Tx x k].
Tensor dot_energies(const Tensor& keys, const Tensor& query, int positions);
/// e_jb = vᵀ tanh(k_j + q_b): v [n x 1], keys [n x Tx*B], query [n x k] -> energies [Tx x k].
Tensor additive_energies(const Tensor& v, const Tensor& keys, const Tensor& query, int positions);
/// Softmax down each column over its first lengths[b] rows; padded positions get exactly 0.
Tensor masked_softmax(const Tensor& energies, std::span<const int> lengths);
/// c_b = Σ_j α_jb h_j: annotations [n x Tx*B], weights [Tx x k] -> context vectors [n x k].
Tensor weighted_sum(const Tensor& annotations, const Tensor& weights);
/// Log-softmax down each column: logits [V x k] -> log-probabilities.
Tensor log_softmax(const Tensor& logits);

/// The column of position j that belongs to query column b.
inline int position_column(const Tensor& by_position, int positions, int j, int b) {
  const int sentences = by_position.cols / positions;
  return j * sentences + (sentences == 1 ? 0 : b);
}

}  // namespace lookback
