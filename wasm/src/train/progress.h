#pragma once
#include <functional>
#include <string>

namespace lookback {

/// What training tells while it runs; one such line a second or so, and one at each validation.
struct TrainingProgress {
  int update = 0;
  int updates = 0;
  double epoch = 0;
  double loss = 0;  ///< smoothed over the last updates
  double learning_rate = 0;
  double gradient_norm = 0;
  double tokens_per_second = 0;  ///< target pieces
  double seconds = 0;            ///< of all sessions of this run
  double seconds_left = 0;
  bool validated = false;
  double dev_loss = 0;
  double dev_bleu = -1;  ///< below zero: not measured
  std::string sample;    ///< a dev sentence as it is translated now
};

/// For people, on one line.
std::string progress_line(const TrainingProgress& progress);
/// For machines: one JSON object on one line.
std::string progress_json(const TrainingProgress& progress);

using ProgressCallback = std::function<void(const TrainingProgress&)>;

}  // namespace lookback
