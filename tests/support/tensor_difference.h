#pragma once
#include <cmath>
#include <limits>

#include "math/tensor.h"

namespace lookback {

/// The largest |x - y|; infinite when shapes differ or a number is NaN.
inline double largest_difference(const Tensor& x, const Tensor& y) {
  if (x.rows != y.rows || x.cols != y.cols) return std::numeric_limits<double>::infinity();
  double largest = 0;
  for (int c = 0; c < x.cols; ++c) {
    for (int r = 0; r < x.rows; ++r) {
      const double difference = std::abs(static_cast<double>(x(r, c)) - y(r, c));
      if (!(difference <= largest)) largest = difference;
      if (std::isnan(difference)) return std::numeric_limits<double>::infinity();
    }
  }
  return largest;
}

}  // namespace lookback
