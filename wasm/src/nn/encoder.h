#pragma once
#include <algorithm>
#include <memory>
#include <vector>

#include "math/arena.h"
#include "nn/annotations.h"
#include "nn/make_cell.h"

namespace lookback {

/// Bidirectional recurrent encoder (Bahdanau et al. 2015, section 3.2): each position's annotation
/// joins what was read up to it from the left and from the right.
template <class T>
class Encoder {
 public:
  Encoder(Parameters<T>& parameters, const ModelConfig& config)
      : embedding_(parameters.matrix("source_embedding.weight", config.source_vocabulary,
                                     config.embedding_size)),
        size_(config.encoder_size) {
    for (int layer = 0; layer < config.encoder_layers; ++layer) {
      const int input = layer == 0 ? config.embedding_size : 2 * size_;
      const std::string suffix = "_l" + std::to_string(layer);
      const auto cell = [&](const std::string& end) {
        return make_cell<T>(config.cell, parameters, {"encoder.rnn.", end, input, 0, size_});
      };
      layers_.push_back({cell(suffix), cell(suffix + "_reverse")});
    }
  }

  /// `seen`, if given, gets the last layer's forward state of each position: for who measures what
  /// reaches them.
  Annotations<T> encode(const SourceBatch& source, const Dropout& noise = {},
                        std::vector<T>* seen = nullptr) const {
    Annotations<T> result;
    result.lengths = source.lengths;
    result.positions = source.positions();
    T input = dropout(lookup(embedding_, source.ids), noise);
    for (const Layer& layer : layers_) {
      std::vector<T> states;
      T forward = read(*layer.forward, input, source, false, result.forward_last, states);
      if (seen != nullptr) *seen = states;
      T backward = read(*layer.backward, input, source, true, result.backward_last, states);
      input = dropout(stack_rows(forward, backward), noise);
    }
    result.states = input;
    return result;
  }

 private:
  struct Layer {
    std::unique_ptr<RecurrentCell<T>> forward, backward;
  };

  /// Runs one direction; returns the states of all positions [h x Tx*B], each in `states` too, and
  /// the one it ends on.
  /// At padding the state is carried over, so either direction ends on (or starts at) real pieces.
  T read(const RecurrentCell<T>& cell, const T& input, const SourceBatch& source, bool reverse,
         T& last, std::vector<T>& states) const {
    const int positions = source.positions();
    const int sentences = source.sentences();
    const T projected = cell.project(input);
    const T zero = ValueTraits<T>::constant(make_zeros(size_, sentences));
    RecurrentState<T> state{zero, zero};
    states.resize(static_cast<std::size_t>(positions));
    std::vector<char> real(static_cast<std::size_t>(sentences));
    for (int i = 0; i < positions; ++i) {
      const int j = reverse ? positions - 1 - i : i;
      RecurrentState<T> next = cell.step(slice_cols(projected, j * sentences, sentences), state);
      std::transform(source.lengths.begin(), source.lengths.end(), real.begin(),
                     [&](int length) { return j < length; });
      state = carry_over(real, next, state);
      states[static_cast<std::size_t>(j)] = state.output;
    }
    last = state.output;
    return stack_cols(std::span<const T>(states));
  }

  static RecurrentState<T> carry_over(const std::vector<char>& real, const RecurrentState<T>& next,
                                      const RecurrentState<T>& state) {
    if (std::find(real.begin(), real.end(), 0) == real.end()) return next;
    RecurrentState<T> result{choose_cols(real, next.output, state.output), next.memory};
    if (is_set(next.memory)) result.memory = choose_cols(real, next.memory, state.memory);
    return result;
  }

  WeightOf<T> embedding_;
  int size_;
  std::vector<Layer> layers_;
};

}  // namespace lookback
