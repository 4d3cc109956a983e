#pragma once
#include "math/gru_ops.h"
#include "nn/recurrent_cell.h"

namespace lookback {

/// Gated recurrent unit (Cho et al. 2014) as PyTorch has it: the reset gate acts after the product.
///     r  = σ(W_ir x + b_ir + W_hr s + b_hr)
///     z  = σ(W_iz x + b_iz + W_hz s + b_hz)
///     n  = tanh(W_in x + b_in + r ⊙ (W_hn s + b_hn))
///     s' = (1 - z) ⊙ n + z ⊙ s
template <class T>
class GruCell final : public RecurrentCell<T> {
 public:
  GruCell(Parameters<T>& parameters, const CellShape& shape)
      : RecurrentCell<T>(parameters, shape, 3) {}

  RecurrentState<T> step(const T& projected, const RecurrentState<T>& state) const override {
    const T& s = state.output;
    return {gru_state(projected, this->project_state(s), s), {}};
  }
};

}  // namespace lookback
