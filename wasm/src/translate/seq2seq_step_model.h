#pragma once
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "math/arena.h"
#include "nn/seq2seq_model.h"
#include "search/step_model.h"
#include "translate/translation.h"

namespace lookback {

/// The memory of one decoding at a time. Whoever decodes sentence after sentence keeps it, so that
/// nothing is allocated once it has warmed up.
struct DecodingWorkspace {
  Arena sentence;              ///< annotations, keys, the start state
  std::array<Arena, 2> steps;  ///< by turns: a step reads its state from the other one
};

/// A network and one source sentence as search sees them. The live hypotheses are the columns of
/// one matrix, so a step is one product however many there are.
class Seq2SeqStepModel final : public StepModel {
 public:
  /// Reads the source: `source` are its pieces, </s> included. Network and workspace must outlive
  /// the model, and the workspace serves it alone.
  Seq2SeqStepModel(const Seq2SeqModel<Tensor>& network, std::span<const TokenId> source,
                   DecodingWorkspace& workspace);
  Seq2SeqStepModel(const Seq2SeqStepModel&) = delete;
  Seq2SeqStepModel& operator=(const Seq2SeqStepModel&) = delete;

  int vocabulary_size() const override { return network_.output().weight.rows(); }
  int source_length() const override { return length_; }
  bool has_alignment() const override { return network_.has_alignment(); }

  void start() override;
  StepOutput step(std::span<const TokenId> tokens,
                  std::span<const float> forced_alignment = {}) override;
  void select(std::span<const int> parents) override;

  /// Asks for the numbers behind the first hypothesis' look at this place; before start().
  void watch(ExplainedPlace place) { watched_ = place; }
  /// Once that step was taken.
  const std::optional<StepExplanation>& explanation() const { return explanation_; }

 private:
  Arena& next_arena();

  const Seq2SeqModel<Tensor>& network_;
  DecodingWorkspace& workspace_;
  int length_;
  AttendedSource<Tensor> source_;
  DecoderState<Tensor> state_;
  std::size_t turn_ = 0;
  std::optional<ExplainedPlace> watched_;
  std::optional<StepExplanation> explanation_;
  int position_ = 0;
};

}  // namespace lookback
