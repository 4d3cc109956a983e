#pragma once
#include <cstdint>
#include <vector>

#include "math/weight.h"

namespace lookback {

/// One column of activations as int16: value ≈ step * integer. The range is as wide as the int32
/// sums over `count` products with int8 weights allow, so nearly all the error of an int8 product
/// is the weights' own.
struct QuantisedColumn {
  const std::int16_t* values = nullptr;
  float step = 0.0f;
};

/// Quantises `count` floats into `out`; returns the step (0 for a column of zeros).
float quantise_column(const float* x, int count, std::int16_t* out);

/// y[row] = step * scale[row] * Σ_i w[row][i] x[i], for each of the columns; integer sums, so the
/// result is the same on every machine.
void int8_product(const Weight& w, const Tensor& x, const Tensor& y);

}  // namespace lookback
