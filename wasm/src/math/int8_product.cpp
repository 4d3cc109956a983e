#include "math/int8_product.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/bit_cast.h"
#include "math/arena.h"
#include "math/clones.h"

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace lookback {
namespace {

/// Largest activation integer: `count` products with 127 still fit an int32 sum.
std::int32_t activation_range(int count) {
  const std::int32_t most = std::numeric_limits<std::int32_t>::max() / (127 * std::max(count, 1));
  return std::min<std::int32_t>(most, 32767);
}

LOOKBACK_CLONES
float largest_magnitude(const float* x, int count) {
  float largest = 0.0f;
  for (int i = 0; i < count; ++i) {
    const float magnitude = x[i] < 0.0f ? -x[i] : x[i];
    largest = magnitude > largest ? magnitude : largest;
  }
  return largest;
}

#ifdef __wasm_simd128__
std::int32_t int8_dot(const std::int8_t* w, const std::int16_t* x, int count) {
  v128_t sum = wasm_i32x4_splat(0);
  int i = 0;
  for (; i + 8 <= count; i += 8)
    sum =
        wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(wasm_i16x8_load8x8(w + i), wasm_v128_load(x + i)));
  std::int32_t total = wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) +
                       wasm_i32x4_extract_lane(sum, 2) + wasm_i32x4_extract_lane(sum, 3);
  for (; i < count; ++i) total += w[i] * x[i];
  return total;
}

void int8_rows(const Weight& w, const std::int16_t* x, float step, float* y) {
  for (int row = 0; row < w.rows(); ++row)
    y[row] = static_cast<float>(int8_dot(w.int8_row(row), x, w.cols())) * (step * w.scale(row));
}
#else
LOOKBACK_CLONES
void int8_rows(const Weight& w, const std::int16_t* x, float step, float* y) {
  const int count = w.cols();
  for (int row = 0; row < w.rows(); ++row) {
    const std::int8_t* weights = w.int8_row(row);
    std::int32_t sum = 0;
    for (int i = 0; i < count; ++i) sum += static_cast<std::int16_t>(weights[i]) * x[i];
    y[row] = static_cast<float>(sum) * (step * w.scale(row));
  }
}
#endif

}  // namespace

LOOKBACK_CLONES
float quantise_column(const float* x, int count, std::int16_t* out) {
  const float largest = largest_magnitude(x, count);
  if (!(largest > 0.0f)) {
    std::fill_n(out, count, std::int16_t{0});
    return 0.0f;
  }
  const auto range = static_cast<float>(activation_range(count));
  const float inverse = range / largest;
  constexpr float kRound = 12582912.0f;  // 1.5 * 2^23: its low bits then hold the nearest integer
  constexpr std::int32_t kRoundBits = bit_cast<std::int32_t>(kRound);
  for (int i = 0; i < count; ++i)
    out[i] =
        static_cast<std::int16_t>(bit_cast<std::int32_t>(x[i] * inverse + kRound) - kRoundBits);
  return largest / range;
}

void int8_product(const Weight& w, const Tensor& x, const Tensor& y) {
  auto* quantised = reinterpret_cast<std::int16_t*>(
      current_arena().allocate(static_cast<std::size_t>(x.rows + 1) / 2 + 1));
  for (int c = 0; c < x.cols; ++c) {
    const float step = quantise_column(x.column(c), x.rows, quantised);
    int8_rows(w, quantised, step, y.column(c));
  }
}

}  // namespace lookback
