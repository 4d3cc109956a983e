#pragma once
#include <memory>
#include <string>

#include "train/data_folder.h"
#include "train/learner.h"
#include "train/progress.h"

namespace lookback {

/// Trains a model from prepared data into a run folder, which holds
///     checkpoint.safetensors   everything needed to go on exactly
///     best/                    the best model so far, float32, in the model folder's format
///     log.jsonl                one JSON object a report
class Trainer {
 public:
  Trainer(const Recipe& recipe, const PreparedData& data, std::string run_folder);

  /// Trains (or goes on training) to the recipe's last update, or until the dev loss has not
  /// improved for `patience` validations. Throws Error.
  void run(const ProgressCallback& report);
  /// By what and how precisely products are computed, for the log.
  const char* products() const;
  /// Writes the checkpoint now; run() does it from time to time and at its end.
  void save() const;

 private:
  void load_or_initialise();
  void train_pool(const std::vector<ShardedBatch>& batches, const ProgressCallback& report);
  void validate(TrainingProgress progress, const ProgressCallback& report);
  TrainingProgress progress() const;
  void say(const TrainingProgress& progress, const ProgressCallback& report);
  bool finished() const;

  Recipe recipe_;
  const PreparedData& data_;
  std::string folder_;
  ModelConfig config_;
  Batcher batcher_;
  std::vector<ShardedBatch> dev_batches_;
  std::unique_ptr<Learner> learner_;
  double smooth_loss_ = 0;
  double speed_ = 0;
  bool stopped_early_ = false;
};

}  // namespace lookback
