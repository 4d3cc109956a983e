#include "train/loss.h"

namespace lookback {
namespace {

Var first_columns(const Var& x, int count) {
  return !is_set(x) || cols(x) == count ? x : slice_cols(x, 0, count);
}

/// The state of the first `count` sentences: the others have ended.
DecoderState<Var> narrowed(const DecoderState<Var>& state, int count) {
  return {
      {first_columns(state.recurrent.output, count), first_columns(state.recurrent.memory, count)},
      first_columns(state.attentional, count)};
}

/// The readouts of all target positions, [e x Σ alive].
Var read_out(const Seq2SeqModel<Var>& model, const Batch& batch, const LossOptions& options) {
  const Dropout& noise = options.dropout;
  const Decoder<Var>& decoder = model.decoder();
  const AttendedSource<Var> source =
      model.read(batch.source_batch(), noise, options.forward_states);
  const Var previous = dropout(model.embed(batch.inputs), noise);
  const Var projected = decoder.project(previous);
  DecoderState<Var> state = decoder.start(source);
  std::vector<Var> states, contexts;
  int first = 0;
  for (const int alive : batch.alive) {
    const Var columns = slice_cols(projected, first, alive);
    const DecoderStep<Var> step = decoder.step(columns, narrowed(state, alive), source);
    first += alive;
    state = step.state;
    states.push_back(state.recurrent.output);
    contexts.push_back(step.attended.context);
  }
  const Var all_states = stack_cols(std::span<const Var>(states));
  const Var all_contexts = stack_cols(std::span<const Var>(contexts));
  return dropout(decoder.readout(all_states, all_contexts, previous), noise);
}

}  // namespace

double batch_loss(const Seq2SeqModel<Var>& model, const Batch& batch, const LossOptions& options,
                  Tape& tape) {
  tape.reset();
  const TapeScope scope(tape);
  const Var readouts = read_out(model, batch, options);
  const CrossEntropy goal{batch.targets, options.label_smoothing,
                          1.0f / static_cast<float>(options.tokens), options.learn};
  const Var loss = cross_entropy(model.output().weight, model.output().bias, readouts, goal);
  if (options.learn) tape.backward(loss);
  return static_cast<double>(loss.value()(0, 0));
}

}  // namespace lookback
