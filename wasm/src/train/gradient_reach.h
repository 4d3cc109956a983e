#pragma once
#include <vector>

#include "train/batcher.h"
#include "train/trainable_parameters.h"

namespace lookback {

/// How much of the loss' gradient arrives at the encoder's forward states, by their distance from
/// the end of the sentence. Without attention it has to come back through every later state; with
/// attention it takes the shortcut. Forward states only: the backward ones meet the beginning.
struct GradientReach {
  double loss = 0;            ///< mean over target pieces, nats
  std::vector<double> norms;  ///< ‖∂L/∂h→‖ at distance 0 (</s>), 1, ..., mean over the sentences
};

/// On one batch, without dropout or smoothing, up to the distance that each of its sentences has.
GradientReach gradient_reach(const ModelConfig& config, FlatParameters& parameters,
                             const Batch& batch);

}  // namespace lookback
