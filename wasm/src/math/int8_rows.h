#pragma once
#include <cstdint>

#include "math/weight.h"

namespace lookback {

/// Columns as integers of at most 14 bits, one after another (`depth` each, depth = w.cols()), each
/// with its step: value = step * integer.
struct QuantisedColumns {
  const std::int16_t* values;
  const float* steps;
  int count;
};

constexpr std::int32_t kLargestActivation = 8191;

/// y[row] = step * scale[row] * Σ_i w[row][i] x[i] for the rows [first, w.rows()), by 16-bit
/// products.
void int8_rows(const Weight& w, const QuantisedColumns& x, const Tensor& y, int first = 0);

}  // namespace lookback
