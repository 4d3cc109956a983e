#pragma once
#include <cstddef>
#include <span>
#include <vector>

#include "train/recipe.h"

namespace lookback {

/// The learning rate at an update: up in a straight line for the warm-up, then down a cosine to
/// zero at the last update (Loshchilov & Hutter 2017).
double learning_rate_at(int update, const TrainingOptions& options);

/// Adam (Kingma & Ba 2015) with bias correction, over one row of numbers; parts of the row may be
/// stepped by different threads.
class Adam {
 public:
  Adam(std::size_t size, const TrainingOptions& options);

  struct Step {
    int update = 1;  ///< counted from 1
    double learning_rate = 0;
    double gradient_scale = 1;  ///< from clipping
  };
  /// Updates values[first, last).
  void step(std::span<float> values, std::span<const float> gradients, std::size_t first,
            std::size_t last, const Step& step);

  std::vector<float>& first_moments() { return first_; }
  std::vector<float>& second_moments() { return second_; }

 private:
  double beta1_, beta2_, epsilon_;
  std::vector<float> first_, second_;
};

/// Σ x² of a part, for the gradient's norm.
double sum_of_squares(std::span<const float> x);
/// total += part, and part = 0.
void move_into(std::span<float> part, std::span<float> total);
/// average = decay average + (1 - decay) values.
void blend(std::span<const float> values, float decay, std::span<float> average);

}  // namespace lookback
