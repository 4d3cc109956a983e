#pragma once
#include <memory>
#include <vector>

#include "train/learner_state.h"
#include "train/loss.h"
#include "train/workers.h"

namespace lookback {

/// One network learning: forward, backward, clip, Adam. A batch is split among the workers, each
/// with its own tape and gradients; sums are taken in a fixed order, so a run repeats exactly.
class Learner {
 public:
  Learner(const ModelConfig& config, const TrainingOptions& options, int shards);

  /// Starts the average and the rounded twin from the current values: after initialising or
  /// loading them.
  void begin();
  /// Learns from one batch; returns its mean loss over target pieces.
  double update(const ShardedBatch& batch);
  /// The loss without smoothing or dropout of the averaged weights: mean over target pieces.
  double validate(const std::vector<ShardedBatch>& batches);

  LearnerState& state() { return state_; }
  /// The weights that are validated and kept: the average, or the values where there is none.
  const float* kept_values();
  double last_gradient_norm() const { return norm_; }

 private:
  struct Shard {
    std::unique_ptr<TrainableParameters> parameters;
    Tape slices;  ///< the model's views of its parameters, which outlive every batch
    std::unique_ptr<Seq2SeqModel<Var>> model;
    Tape tape;
    double loss = 0;
  };

  double run(const ShardedBatch& batch, bool learn);
  void apply_gradients();
  std::pair<std::size_t, std::size_t> part(int worker) const;

  TrainingOptions options_;
  LearnerState state_;
  std::vector<std::uint16_t> rounded_;
  std::vector<Shard> shards_;
  Workers workers_;
  double norm_ = 0;
};

}  // namespace lookback
