#pragma once
#include <cstdint>

#include "math/int8_rows.h"

namespace lookback {

/// sums[c * rows + row] = Σ_i w[row * stride + i] x[c * depth + i] for `rows` rows (a multiple of
/// 4) and `columns` columns; every x lies in [0, 127], depth is a multiple of 16. What an
/// instruction set with dots of bytes does best; see wasm/relaxed/int8_dots.cpp.
using Int8Dots = void (*)(const std::int8_t* w, int stride, int rows, const std::uint8_t* x,
                          int depth, int columns, std::int32_t* sums);

/// Products go through `dots` from now on, with activations of seven bits, wherever the shape
/// allows it (nullptr: through 16-bit products again). Set it before anything is translated: the
/// numbers are coarser, so translations may differ.
void use_int8_dots(Int8Dots dots);

/// The dots in plain loops, with which the native program computes what a page with relaxed SIMD
/// does, to the last bit.
void plain_int8_dots(const std::int8_t* w, int stride, int rows, const std::uint8_t* x, int depth,
                     int columns, std::int32_t* sums);

/// Whether there are dots and the product of `w` with a column suits them.
bool takes_dots(const Weight& w);

/// Integers of a column lie in [-kLargestDotActivation, kLargestDotActivation] for the dots: with
/// an offset they are seven bits.
constexpr std::int32_t kLargestDotActivation = 63;

/// y[row] = step * scale[row] * Σ_i w[row][i] x[i] for as many rows as the dots allow, from the
/// first; returns how many. Σ w q = Σ w (q + 64) - 64 Σ w.
int int8_rows_by_dots(const Weight& w, const QuantisedColumns& x, const Tensor& y);

}  // namespace lookback
