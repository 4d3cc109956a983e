#pragma once
#include "nn/attention.h"
#include "nn/recurrent_cell.h"

namespace lookback {

/// s_0 = tanh(W x + b) of what the encoder ended on; an LSTM's memory starts likewise.
template <class T>
class InitialState {
 public:
  InitialState(Parameters<T>& parameters, const ModelConfig& config, int input)
      : weight_(parameters.matrix("decoder.initial.weight", config.decoder_size, input)),
        bias_(parameters.vector("decoder.initial.bias", config.decoder_size)),
        has_memory_(config.cell == Cell::lstm) {
    if (!has_memory_) return;
    memory_weight_ = parameters.matrix("decoder.initial_cell.weight", config.decoder_size, input);
    memory_bias_ = parameters.vector("decoder.initial_cell.bias", config.decoder_size);
  }

  RecurrentState<T> operator()(const T& x) const {
    RecurrentState<T> state{tanh(affine(weight_, x, bias_)), {}};
    if (has_memory_) state.memory = tanh(affine(memory_weight_, x, memory_bias_));
    return state;
  }

 private:
  WeightOf<T> weight_, memory_weight_{};
  T bias_, memory_bias_{};
  bool has_memory_;
};

}  // namespace lookback
