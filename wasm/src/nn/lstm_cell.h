#pragma once
#include "nn/recurrent_cell.h"

namespace lookback {

/// Long short-term memory (Hochreiter & Schmidhuber 1997, with the forget gate of Gers et al.
/// 2000), gates in PyTorch's order i, f, g, o.
///     i, f, o = σ(W x + b + W' s + b'),  g = tanh(W_g x + b_g + W'_g s + b'_g)
///     m' = f ⊙ m + i ⊙ g
///     s' = o ⊙ tanh(m')
template <class T>
class LstmCell final : public RecurrentCell<T> {
 public:
  LstmCell(Parameters<T>& parameters, const CellShape& shape)
      : RecurrentCell<T>(parameters, shape, 4) {}

  RecurrentState<T> step(const T& projected, const RecurrentState<T>& state) const override {
    const T gates = add(projected, this->project_state(state.output));
    const T i = sigmoid(this->gate(gates, 0));
    const T f = sigmoid(this->gate(gates, 1));
    const T g = tanh(this->gate(gates, 2));
    const T o = sigmoid(this->gate(gates, 3));
    const T memory = add(hadamard(f, state.memory), hadamard(i, g));
    return {hadamard(o, tanh(memory)), memory};
  }
};

}  // namespace lookback
