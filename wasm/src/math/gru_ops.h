#pragma once
#include "math/tensor.h"

namespace lookback {

/// The gates of one GRU step, [d x k] each: what its gradient needs again.
struct GruGates {
  Tensor reset, update, candidate;
};

/// What of a gated recurrent unit follows its two products (nn/gru_cell.h has the equations):
///     r = σ(a_r + b_r),  z = σ(a_z + b_z),  n = tanh(a_n + r ⊙ b_n),  s' = (1 - z) ⊙ n + z ⊙ s
/// with a = `projected` and b = `recurrent`, [3d x k] in the order r, z, n. One pass over each
/// column: written with the general operators it is ten passes through memory. The gates are
/// handed out if `kept` is given.
Tensor gru_state(const Tensor& projected, const Tensor& recurrent, const Tensor& s,
                 GruGates* kept = nullptr);

}  // namespace lookback
