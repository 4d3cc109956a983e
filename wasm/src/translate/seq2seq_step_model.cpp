#include "translate/seq2seq_step_model.h"

#include <algorithm>

#include "base/stage_clock.h"
#include "translate/step_explanation.h"

namespace lookback {
namespace {

std::span<const float> all_of(const Tensor& x) { return {x.data, x.size()}; }

/// Columns `parents` of x; nothing of nothing.
Tensor gather(const Tensor& x, std::span<const int> parents) {
  if (!is_set(x)) return x;
  const Tensor result = make_tensor(x.rows, static_cast<int>(parents.size()));
  for (int c = 0; c < result.cols; ++c)
    std::copy_n(x.column(parents[static_cast<std::size_t>(c)]), x.rows, result.column(c));
  return result;
}

/// The same weights [Tx] for each of `count` hypotheses.
Tensor repeated(std::span<const float> weights, int count) {
  if (weights.empty()) return {};
  const Tensor column = make_tensor(static_cast<int>(weights.size()), 1);
  std::copy(weights.begin(), weights.end(), column.data);
  return repeat_cols(column, count);
}

}  // namespace

Seq2SeqStepModel::Seq2SeqStepModel(const Seq2SeqModel<Tensor>& network,
                                   std::span<const TokenId> source, DecodingWorkspace& workspace)
    : network_(network), workspace_(workspace), length_(static_cast<int>(source.size())) {
  const StageScope stage(Stage::encode);
  workspace_.sentence.reset();
  const ArenaScope scope(workspace_.sentence);
  source_ = network_.read({source, {&length_, 1}});
}

Arena& Seq2SeqStepModel::next_arena() {
  turn_ = 1 - turn_;
  workspace_.steps[turn_].reset();
  return workspace_.steps[turn_];
}

void Seq2SeqStepModel::start() {
  const ArenaScope scope(next_arena());
  state_ = network_.decoder().start(source_);
  position_ = 0;
}

StepOutput Seq2SeqStepModel::step(std::span<const TokenId> tokens,
                                  std::span<const float> forced_alignment) {
  const ArenaScope scope(next_arena());
  const StageScope recurrence(Stage::recurrence);
  const Decoder<Tensor>& decoder = network_.decoder();
  const Tensor previous = network_.embed(tokens);
  const DecoderStep<Tensor> result = decoder.step(decoder.project(previous), state_, source_,
                                                  repeated(forced_alignment, previous.cols));
  const StageScope output(Stage::output);
  const Tensor readout =
      decoder.readout(result.state.recurrent.output, result.attended.context, previous);
  if (watched_ && watched_->position == position_)
    explanation_ = explain_look(decoder.attention(), source_, result.attended, *watched_);
  ++position_;
  state_ = result.state;
  return {all_of(log_softmax(network_.output().logits(readout))), all_of(result.attended.weights),
          all_of(result.attended.energies)};
}

void Seq2SeqStepModel::select(std::span<const int> parents) {
  const ArenaScope scope(next_arena());
  state_ = {{gather(state_.recurrent.output, parents), gather(state_.recurrent.memory, parents)},
            gather(state_.attentional, parents)};
}

}  // namespace lookback
