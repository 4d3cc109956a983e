#pragma once
#include <cstdint>

#include "math/int8_rows.h"

namespace lookback {

/// sums[c * rows + row] = Σ_i w[row * stride + i] x[c * depth + i] for `rows` rows (a multiple of
/// 4) and `columns` columns (an even number); every x lies in [0, 127], depth is a multiple of 16.
/// What an instruction set with dots of bytes does best; see wasm/relaxed/int8_dots.cpp.
using Int8Dots = void (*)(const std::int8_t* w, int stride, int rows, const std::uint8_t* x,
                          int depth, int columns, std::int32_t* sums);

/// Products go through `dots` from now on (nullptr: through 16-bit products again). The results are
/// the same to the last bit, so it may be changed at any time.
void use_int8_dots(Int8Dots dots);

/// Does as many rows of the product as the dots allow, from the first; returns how many. An integer
/// of 14 bits is two digits of seven: q + 8192 = 128 high + low, hence
/// Σ w q = 128 Σ w high + Σ w low - 8192 Σ w.
int int8_rows_by_dots(const Weight& w, const QuantisedColumns& x, const Tensor& y);

}  // namespace lookback
