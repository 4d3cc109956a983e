#pragma once
#include <cstdint>

#include "math/weight.h"

namespace lookback {

/// Columns as int16 of at most 14 bits, one after another (`depth` each, depth = w.cols()), each
/// with its step: value = step * integer.
struct QuantisedColumns {
  const std::int16_t* values;
  const float* steps;
  int count;
};

/// Integers of a column lie in [-kLargestActivation, kLargestActivation]: with an offset of
/// kActivationOffset they are two digits of seven bits, which is what dots of bytes take.
constexpr std::int32_t kActivationOffset = 8192;
constexpr std::int32_t kLargestActivation = kActivationOffset - 1;

/// y[row] = step * scale[row] * Σ_i w[row][i] x[i] for the rows [first, w.rows()), by 16-bit
/// products.
void int8_rows(const Weight& w, const QuantisedColumns& x, const Tensor& y, int first = 0);

}  // namespace lookback
