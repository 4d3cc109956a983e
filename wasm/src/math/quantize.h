#pragma once
#include <cstdint>
#include <vector>

#include "math/weight.h"

namespace lookback {

/// A matrix in int8 with one scale a row, and what that cost.
struct QuantisedMatrix {
  std::vector<std::int8_t> values;  ///< [rows x cols]
  std::vector<float> scales;        ///< [rows]; value = scale * int8
  double squared_error = 0;         ///< Σ (w - scale * int8)²
  double squared_sum = 0;           ///< Σ w²
  double largest_error = 0;         ///< max |w - scale * int8|

  /// ‖W - Q‖ / ‖W‖; 0 for a matrix of zeros.
  double relative_error() const;
};

/// Symmetric int8, row by row. The scale maps the row's largest magnitude, or a fraction of it, to
/// 127: of a few fractions the one with the least squared error, since a rare large weight may cost
/// less when clipped than all others lose to a coarser grid. `w` is float32.
QuantisedMatrix quantise_rows(const Weight& w);

}  // namespace lookback
