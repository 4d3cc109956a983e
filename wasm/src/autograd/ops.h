#pragma once
#include <span>

#include "autograd/variable.h"
#include "base/types.h"

// The language the network is written in, on recorded variables: the same words as math/ops.h and
// math/attention_ops.h, each of which also knows how its gradient flows back.
namespace lookback {

Var product(const Var& w, const Var& x);
Var affine(const Var& w, const Var& x, const Var& bias);
Var input_columns(const Var& w, int first, int count);
inline Var as_vector(const Var& w) { return w; }  // [1 x in] row-major is [in x 1] column-major
Var lookup(const Var& w, std::span<const TokenId> ids);

Var add(const Var& x, const Var& y);
Var hadamard(const Var& x, const Var& y);
Var tanh(const Var& x);
Var sigmoid(const Var& x);

Var gru_state(const Var& projected, const Var& recurrent, const Var& s);

Var slice_rows(const Var& x, int first, int count);
Var slice_cols(const Var& x, int first, int count);
Var stack_rows(const Var& upper, const Var& lower);
Var stack_cols(std::span<const Var> parts);
Var repeat_cols(const Var& x, int count);
Var choose_cols(std::span<const char> keep, const Var& fresh, const Var& old);

Var dot_energies(const Var& keys, const Var& query, int positions);
Var additive_energies(const Var& v, const Var& keys, const Var& query, int positions);
Var masked_softmax(const Var& energies, std::span<const int> lengths);
Var weighted_sum(const Var& annotations, const Var& weights);

/// Zeroes units at random and scales the others by 1 / (1 - rate).
Var dropout(const Var& x, const Dropout& plan);

/// Cross-entropy with label smoothing, summed over the columns whose target is not `kIgnored`,
/// times `scale` (docs/model.md, "Loss"):
///     logits = W x + b [V x n],   -(1-ε) log p(target) - (ε/V) Σ_v log p(v)
/// The output layer is part of it, so that the logits of a batch, by far its largest matrix, exist
/// for a few hundred columns at a time. Its gradients are computed on the way, hence it must be
/// the loss that backward() starts from.
struct CrossEntropy {
  std::span<const TokenId> targets;
  float smoothing = 0.0f;
  float scale = 1.0f;
  bool learn = true;  ///< false: only the loss is wanted
};
inline constexpr TokenId kIgnored = 0;  // <pad>
Var cross_entropy(const Var& w, const Var& bias, const Var& x, const CrossEntropy& options);

}  // namespace lookback
