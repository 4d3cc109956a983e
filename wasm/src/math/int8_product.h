#pragma once
#include <cstdint>

#include "math/weight.h"

namespace lookback {

/// The largest integer of a column: 14 bits, or what the int32 sums over `count` products with int8
/// weights allow. Nearly all the error of a product is then the weights' own.
std::int32_t activation_range(int count);

/// Quantises `count` floats into `out`, as integers of at most `most` either way: value ≈ step *
/// integer. Returns the step (0 for a column of zeros).
float quantise_column(const float* x, int count, std::int32_t most, std::int16_t* out);

/// y[row] = step * scale[row] * Σ_i w[row][i] x[i], for each of the columns; integer sums, so the
/// result is the same on every machine that takes the same activations: of 14 bits, or of seven
/// where there are dots of bytes (math/int8_dots.h).
void int8_product(const Weight& w, const Tensor& x, const Tensor& y);

}  // namespace lookback
