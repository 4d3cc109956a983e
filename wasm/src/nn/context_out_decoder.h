#pragma once
#include "nn/decoder.h"
#include "nn/initial_state.h"
#include "nn/make_cell.h"

namespace lookback {

/// Luong et al. 2015, and the lecture: the new state s_i asks, and context and state predict.
///     s_0 = tanh(W [h→_Tx ; h←_1] + b)
///     s_i = cell(y_{i-1}, s_{i-1}), or cell([y_{i-1} ; t_{i-1}], s_{i-1}) with input feeding
///     c_i = attend(s_i)
///     t_i = [c_i ; s_i], or tanh(W_s s_i + W_c c_i + b) with the attentional layer
template <class T>
class ContextOutDecoder final : public Decoder<T> {
 public:
  ContextOutDecoder(Parameters<T>& parameters, const ModelConfig& config)
      : attention_(parameters, config),
        initial_(parameters, config, 2 * config.encoder_size),
        feeding_(config.input_feeding),
        layer_(config.attentional_layer),
        size_(layer_ ? config.embedding_size : config.decoder_size + 2 * config.encoder_size),
        cell_(make_cell<T>(config.cell, parameters,
                           {"decoder.rnn.", "", config.embedding_size, feeding_ ? size_ : 0,
                            config.decoder_size})) {
    if (!layer_) return;
    from_state_ = parameters.matrix("readout.state.weight", size_, config.decoder_size);
    from_context_ = parameters.matrix("readout.context.weight", size_, 2 * config.encoder_size);
    bias_ = parameters.vector("readout.bias", size_);
  }

  const Attention<T>& attention() const override { return attention_; }

  DecoderState<T> start(const AttendedSource<T>& source) const override {
    const Annotations<T>& read = source.annotations;
    DecoderState<T> state{initial_(stack_rows(read.forward_last, read.backward_last)), {}};
    if (feeding_)
      state.attentional = ValueTraits<T>::constant(make_zeros(size_, cols(read.forward_last)));
    return state;
  }

  T project(const T& previous) const override { return cell_->project(previous); }

  DecoderStep<T> step(const T& projected, const DecoderState<T>& state,
                      const AttendedSource<T>& source, const T& forced) const override {
    const T input =
        feeding_ ? add(projected, cell_->project_context(state.attentional)) : projected;
    DecoderStep<T> result{{cell_->step(input, state.recurrent), {}}, {}};
    const T& s = result.state.recurrent.output;
    result.attended = attention_.attend(source, s, forced);
    if (feeding_) result.state.attentional = readout(s, result.attended.context, {});
    return result;
  }

  T readout(const T& states, const T& contexts, const T&) const override {
    if (!layer_) return stack_rows(contexts, states);
    return tanh(add(affine(from_state_, states, bias_), product(from_context_, contexts)));
  }

 private:
  Attention<T> attention_;
  InitialState<T> initial_;
  bool feeding_, layer_;
  int size_;
  std::unique_ptr<RecurrentCell<T>> cell_;
  WeightOf<T> from_state_{}, from_context_{};
  T bias_{};
};

}  // namespace lookback
