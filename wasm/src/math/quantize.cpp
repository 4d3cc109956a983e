#include "math/quantize.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace lookback {
namespace {

constexpr float kLargest = 127.0f;
/// Fractions of the largest magnitude to try. Below a half too many weights are clipped for any
/// distribution met in practice.
constexpr int kFractions = 26;
float fraction(int index) { return 1.0f - 0.02f * static_cast<float>(index); }

float quantised(float x, float inverse) {
  return std::clamp(std::nearbyint(x * inverse), -kLargest, kLargest);
}

double squared_error(const float* x, int count, float scale) {
  const float inverse = 1.0f / scale;
  double total = 0;
  for (int i = 0; i < count; ++i) {
    const double error = x[i] - scale * quantised(x[i], inverse);
    total += error * error;
  }
  return total;
}

/// 0 for a row of zeros (or so small that 1 / scale overflows).
float best_scale(const float* x, int count) {
  float largest = 0;
  for (int i = 0; i < count; ++i) largest = std::max(largest, std::abs(x[i]));
  if (largest < 1e-30f) return 0;
  float best = largest / kLargest;
  double least = squared_error(x, count, best);
  for (int i = 1; i < kFractions; ++i) {
    const float scale = largest * fraction(i) / kLargest;
    const double error = squared_error(x, count, scale);
    if (error < least) {
      least = error;
      best = scale;
    }
  }
  return best;
}

}  // namespace

double QuantisedMatrix::relative_error() const {
  return squared_sum > 0 ? std::sqrt(squared_error / squared_sum) : 0;
}

QuantisedMatrix quantise_rows(const Weight& w) {
  if (w.is_int8()) throw std::logic_error("quantise_rows: the matrix is in int8 already");
  QuantisedMatrix result;
  for (int row = 0; row < w.rows(); ++row) {
    const float* x = w.float_row(row);
    const float scale = best_scale(x, w.cols());
    result.scales.push_back(scale);
    for (int i = 0; i < w.cols(); ++i) {
      const float value = scale > 0 ? quantised(x[i], 1.0f / scale) : 0.0f;
      const double error = static_cast<double>(x[i]) - static_cast<double>(scale * value);
      result.values.push_back(static_cast<std::int8_t>(value));
      result.squared_error += error * error;
      result.squared_sum += static_cast<double>(x[i]) * static_cast<double>(x[i]);
      result.largest_error = std::max(result.largest_error, std::abs(error));
    }
  }
  return result;
}

}  // namespace lookback
