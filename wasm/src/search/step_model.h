#pragma once
#include <span>

#include "base/types.h"

namespace lookback {

/// What a model says about one target position, for k live hypotheses, V tokens and a source of
/// Tx tokens. The spans are valid until the next call on the model.
struct StepOutput {
  std::span<const float> log_probabilities;  ///< [k x V], hypothesis after hypothesis; each <= 0
  std::span<const float> alignment_weights;  ///< [k x Tx]; empty if the model has no attention
  std::span<const float> scores;             ///< [k x Tx] energies before the softmax; may be empty
};

/// All that search knows of a network: states stay on the model's side, named by their position
/// among the live hypotheses.
class StepModel {
 public:
  virtual ~StepModel() = default;

  virtual int vocabulary_size() const = 0;
  virtual int source_length() const = 0;
  virtual bool has_alignment() const = 0;

  /// One live hypothesis, in the start state. A decoding calls it before its first step, so one
  /// model serves one decoding at a time.
  virtual void start() = 0;

  /// Feeds each of the k live hypotheses its last token, [k] (the begin token at first).
  /// forced_alignment, [Tx] or empty, replaces the computed weights of all hypotheses.
  virtual StepOutput step(std::span<const TokenId> tokens,
                          std::span<const float> forced_alignment = {}) = 0;

  /// Live hypothesis i becomes what live hypothesis parents[i] was; parents may repeat or be left
  /// out, so the number of live hypotheses can shrink and grow.
  virtual void select(std::span<const int> parents) = 0;
};

}  // namespace lookback
