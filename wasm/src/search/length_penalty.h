#pragma once
#include <algorithm>
#include <cmath>
#include <span>

namespace lookback {

/// lp(Y) = ((5 + |Y|) / 6)^alpha, Wu et al. 2016, equation 14. 1 if alpha is 0. Log-probabilities
/// are divided by it, so a larger alpha favours longer targets.
inline double length_penalty(int target_length, double alpha) {
  return std::pow((5.0 + target_length) / 6.0, alpha);
}

/// A source token that nothing looked at would cost minus infinity, and weights that a user fixed
/// can be exactly 0; one such token costs beta * log(1e-6) instead.
inline constexpr double kLeastCoverage = 1e-6;

/// cp(X; Y) = beta * sum_i log(min(sum_j p_ij, 1)), the same equation; p_ij is the weight that
/// target token j gave to source token i, and coverage, [Tx], holds the inner sums. At most 0.
inline double coverage_penalty(std::span<const double> coverage, double beta) {
  double sum = 0;
  for (const double covered : coverage) {
    sum += std::log(std::clamp(covered, kLeastCoverage, 1.0));
  }
  return beta * sum;
}

}  // namespace lookback
