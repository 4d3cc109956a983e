#pragma once
#include "nn/attention.h"
#include "nn/recurrent_cell.h"

namespace lookback {

/// What the decoder carries from step to step, one column a hypothesis.
template <class T>
struct DecoderState {
  RecurrentState<T> recurrent;  ///< s_i
  T attentional{};              ///< the previous attentional state; with input feeding only
};

template <class T>
struct DecoderStep {
  DecoderState<T> state;
  Attended<T> attended;
};

/// A wiring of recurrence and attention: which state asks, and where the context goes.
template <class T>
class Decoder {
 public:
  virtual ~Decoder() = default;

  virtual const Attention<T>& attention() const = 0;
  /// s_0.
  virtual DecoderState<T> start(const AttendedSource<T>& source) const = 0;
  /// The recurrence's share of the embedded previous words y [e x n], for all steps at once.
  virtual T project(const T& previous) const = 0;
  /// One target position. `projected` is project()'s column for it; `forced` as in Attention.
  virtual DecoderStep<T> step(const T& projected, const DecoderState<T>& state,
                              const AttendedSource<T>& source, const T& forced = {}) const = 0;
  /// What the output layer sees, of states [d x n], contexts [2h x n] and previous words [e x n]:
  /// any number of steps at once.
  virtual T readout(const T& states, const T& contexts, const T& previous) const = 0;
};

}  // namespace lookback
