#pragma once
#include "nn/decoder.h"
#include "nn/initial_state.h"
#include "nn/make_cell.h"

namespace lookback {

/// Bahdanau et al. 2015: the previous state s_{i-1} asks, and the context enters the recurrence.
///     s_0 = tanh(W h←_1 + b)
///     c_i = attend(s_{i-1})
///     s_i = cell([y_{i-1} ; c_i], s_{i-1})
///     t_i = tanh(W_s s_i + W_c c_i + W_y y_{i-1} + b)
template <class T>
class ContextInDecoder final : public Decoder<T> {
 public:
  ContextInDecoder(Parameters<T>& parameters, const ModelConfig& config)
      : attention_(parameters, config),
        initial_(parameters, config, config.encoder_size),
        cell_(make_cell<T>(config.cell, parameters,
                           {"decoder.rnn.", "", config.embedding_size, 2 * config.encoder_size,
                            config.decoder_size})),
        from_state_(
            parameters.matrix("readout.state.weight", config.embedding_size, config.decoder_size)),
        from_context_(parameters.matrix("readout.context.weight", config.embedding_size,
                                        2 * config.encoder_size)),
        from_previous_(parameters.matrix("readout.previous.weight", config.embedding_size,
                                         config.embedding_size)),
        bias_(parameters.vector("readout.bias", config.embedding_size)) {}

  const Attention<T>& attention() const override { return attention_; }

  DecoderState<T> start(const AttendedSource<T>& source) const override {
    return {initial_(source.annotations.backward_last), {}};
  }

  T project(const T& previous) const override { return cell_->project(previous); }

  DecoderStep<T> step(const T& projected, const DecoderState<T>& state,
                      const AttendedSource<T>& source, const T& forced) const override {
    const Attended<T> attended = attention_.attend(source, state.recurrent.output, forced);
    const T input = add(projected, cell_->project_context(attended.context));
    return {{cell_->step(input, state.recurrent), {}}, attended};
  }

  T readout(const T& states, const T& contexts, const T& previous) const override {
    return tanh(add(affine(from_state_, states, bias_),
                    add(product(from_context_, contexts), product(from_previous_, previous))));
  }

 private:
  Attention<T> attention_;
  InitialState<T> initial_;
  std::unique_ptr<RecurrentCell<T>> cell_;
  WeightOf<T> from_state_, from_context_, from_previous_;
  T bias_;
};

}  // namespace lookback
