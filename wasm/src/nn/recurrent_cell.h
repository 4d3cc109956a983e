#pragma once
#include <string>

#include "nn/parameters.h"

namespace lookback {

/// What a cell hands to its next step, one column a sentence or hypothesis. `memory` is the LSTM's
/// cell state; a GRU has none.
template <class T>
struct RecurrentState {
  T output{};
  T memory{};
};

/// Names and sizes of one cell. `prefix` + "weight_ih" + `suffix` is PyTorch's name of a matrix.
struct CellShape {
  std::string prefix;
  std::string suffix;
  int input = 0;    ///< size of the input known beforehand
  int context = 0;  ///< size of the input known only at each step (context vector); may be 0
  int size = 0;     ///< size of the state
};

/// A recurrent cell in two calls: `project` multiplies the inputs of all time steps at once, `step`
/// does what has to wait for the previous state.
template <class T>
class RecurrentCell {
 public:
  virtual ~RecurrentCell() = default;

  /// W_ih[:, :input] x + b_ih: inputs [input x n] -> [gates*size x n].
  T project(const T& inputs) const { return affine(input_weight_, inputs, input_bias_); }
  /// W_ih[:, input:] c: the share of the joined input that is known only at its step.
  T project_context(const T& context) const { return product(context_weight_, context); }
  /// One time step: projected [gates*size x k], state [size x k].
  virtual RecurrentState<T> step(const T& projected, const RecurrentState<T>& state) const = 0;

 protected:
  RecurrentCell(Parameters<T>& parameters, const CellShape& shape, int gates) : size_(shape.size) {
    const int joined = shape.input + shape.context;
    const int rows = gates * shape.size;
    const auto name = [&](const char* what) { return shape.prefix + what + shape.suffix; };
    const WeightOf<T> weight_ih = parameters.matrix(name("weight_ih"), rows, joined);
    input_weight_ = input_columns(weight_ih, 0, shape.input);
    context_weight_ = input_columns(weight_ih, shape.input, shape.context);
    input_bias_ = parameters.vector(name("bias_ih"), rows);
    state_weight_ = parameters.matrix(name("weight_hh"), rows, shape.size);
    state_bias_ = parameters.vector(name("bias_hh"), rows);
  }

  /// W_hh s + b_hh.
  T project_state(const T& output) const { return affine(state_weight_, output, state_bias_); }
  /// Gate number `index` of a stack of gates.
  T gate(const T& gates, int index) const { return slice_rows(gates, index * size_, size_); }

 private:
  int size_;
  WeightOf<T> input_weight_, context_weight_, state_weight_;
  T input_bias_, state_bias_;
};

}  // namespace lookback
