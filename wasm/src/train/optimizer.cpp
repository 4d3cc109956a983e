#include "train/optimizer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "math/clones.h"

namespace lookback {
namespace {

struct AdamCoefficients {
  float beta1, beta2, rate, epsilon, scale;
};

LOOKBACK_CLONES
void adam_kernel(float* __restrict x, const float* __restrict g, float* __restrict m,
                 float* __restrict v, std::size_t n, const AdamCoefficients& c) {
  for (std::size_t i = 0; i < n; ++i) {
    const float gradient = g[i] * c.scale;
    m[i] = c.beta1 * m[i] + (1.0f - c.beta1) * gradient;
    v[i] = c.beta2 * v[i] + (1.0f - c.beta2) * gradient * gradient;
    x[i] -= c.rate * m[i] / (std::sqrt(v[i]) + c.epsilon);
  }
}

LOOKBACK_CLONES
void move_kernel(float* __restrict part, float* __restrict total, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    total[i] += part[i];
    part[i] = 0.0f;
  }
}

LOOKBACK_CLONES
void blend_kernel(const float* x, float decay, float* average, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) average[i] += (1.0f - decay) * (x[i] - average[i]);
}

}  // namespace

double learning_rate_at(int update, const TrainingOptions& options) {
  if (update < options.warmup_updates)
    return options.learning_rate * (update + 1) / options.warmup_updates;
  const int rest = std::max(1, options.updates - options.warmup_updates);
  const double progress =
      std::min(1.0, static_cast<double>(update - options.warmup_updates) / rest);
  return options.learning_rate * 0.5 * (1.0 + std::cos(std::numbers::pi * progress));
}

Adam::Adam(std::size_t size, const TrainingOptions& options)
    : beta1_(options.adam_beta1),
      beta2_(options.adam_beta2),
      epsilon_(options.adam_epsilon),
      first_(size, 0.0f),
      second_(size, 0.0f) {}

void Adam::step(std::span<float> values, std::span<const float> gradients, std::size_t first,
                std::size_t last, const Step& step) {
  // Bias corrections, folded into the rate and epsilon: m/(1-b1^t) / (sqrt(v/(1-b2^t)) + eps).
  const double correction1 = 1.0 - std::pow(beta1_, step.update);
  const double correction2 = std::sqrt(1.0 - std::pow(beta2_, step.update));
  const AdamCoefficients c{static_cast<float>(beta1_), static_cast<float>(beta2_),
                           static_cast<float>(step.learning_rate * correction2 / correction1),
                           static_cast<float>(epsilon_ * correction2),
                           static_cast<float>(step.gradient_scale)};
  adam_kernel(values.data() + first, gradients.data() + first, first_.data() + first,
              second_.data() + first, last - first, c);
}

double sum_of_squares(std::span<const float> x) {
  double total = 0.0;
  for (std::size_t i = 0; i < x.size(); i += 4096) {
    float part[16] = {};
    const std::size_t end = std::min(x.size(), i + 4096);
    for (std::size_t k = i; k < end; ++k) part[k % 16] += x[k] * x[k];
    for (const float lane : part) total += static_cast<double>(lane);
  }
  return total;
}

void move_into(std::span<float> part, std::span<float> total) {
  move_kernel(part.data(), total.data(), part.size());
}

void blend(std::span<const float> values, float decay, std::span<float> average) {
  blend_kernel(values.data(), decay, average.data(), values.size());
}

}  // namespace lookback
