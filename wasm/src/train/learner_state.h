#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "train/optimizer.h"
#include "train/trainable_parameters.h"

namespace lookback {

/// Everything that training changes. Written to a checkpoint and read back, a run goes on exactly
/// as if it had never stopped.
struct LearnerState {
  LearnerState(const ModelConfig& config, const TrainingOptions& options);

  FlatParameters parameters;
  Adam adam;
  std::vector<float> average;  ///< moving average of the parameters; what is validated and kept
  std::vector<std::uint64_t> dropout;  ///< one generator a shard
  int update = 0;                      ///< updates done
  std::int64_t pool = 0;               ///< the batcher's pool in use
  std::int64_t batch = 0;              ///< batches of it done
  std::int64_t target_tokens = 0;
  double best_loss = 1e30;
  int best_update = 0;
  double seconds = 0;

  void save(const std::string& path) const;
  /// Throws Error when the file is not a checkpoint of this network.
  void load(const std::string& path);
};

}  // namespace lookback
