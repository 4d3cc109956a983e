#include "math/int8_product.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/bit_cast.h"
#include "base/lanes.h"
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

/// Columns as int16, one after another, each with its step.
struct QuantisedColumns {
  const std::int16_t* values;
  const float* steps;
  int count;
};

#ifdef __wasm_simd128__
constexpr int kPanel = 4;  // rows that share one reading of the activations
constexpr int kDeep = 8;   // products of one instruction

/// (Σa, Σb, Σc, Σd)
v128_t sums_of(v128_t a, v128_t b, v128_t c, v128_t d) {
  const v128_t ab =
      wasm_i32x4_add(wasm_i32x4_shuffle(a, b, 0, 4, 1, 5), wasm_i32x4_shuffle(a, b, 2, 6, 3, 7));
  const v128_t cd =
      wasm_i32x4_add(wasm_i32x4_shuffle(c, d, 0, 4, 1, 5), wasm_i32x4_shuffle(c, d, 2, 6, 3, 7));
  return wasm_i32x4_add(wasm_i32x4_shuffle(ab, cd, 0, 1, 4, 5),
                        wasm_i32x4_shuffle(ab, cd, 2, 3, 6, 7));
}

std::int32_t int8_dot(const std::int8_t* w, const std::int16_t* x, int first, int count) {
  std::int32_t total = 0;
  for (int i = first; i < count; ++i) total += w[i] * x[i];
  return total;
}

/// Four rows against `Columns` columns: each weight is widened once, each activation read once.
/// More than two columns would need more registers than there are.
template <int Columns>
void int8_panel(const Weight& w, int row, const std::int16_t* x, v128_t* sums) {
  const int depth = w.cols();
  const std::int8_t* const weights = w.int8_row(row);
  v128_t sum[Columns][kPanel];
  for (auto& column : sum)
    for (v128_t& one : column) one = wasm_i32x4_splat(0);
  int i = 0;
  for (; i + kDeep <= depth; i += kDeep)
    for (int r = 0; r < kPanel; ++r) {
      const v128_t wide = wasm_i16x8_load8x8(weights + r * w.stride() + i);
      for (int c = 0; c < Columns; ++c)
        sum[c][r] = wasm_i32x4_add(sum[c][r],
                                   wasm_i32x4_dot_i16x8(wide, wasm_v128_load(x + c * depth + i)));
    }
  for (int c = 0; c < Columns; ++c) {
    sums[c] = sums_of(sum[c][0], sum[c][1], sum[c][2], sum[c][3]);
    if (i == depth) continue;
    const auto rest = [&](int r) {
      return int8_dot(weights + r * w.stride(), x + c * depth, i, depth);
    };
    sums[c] = wasm_i32x4_add(sums[c], wasm_i32x4_make(rest(0), rest(1), rest(2), rest(3)));
  }
}

/// y = step * scale * sum, four rows at once.
void store_panel(const Weight& w, int row, v128_t sums, float step, float* y) {
  const v128_t scales = wasm_f32x4_mul(wasm_f32x4_splat(step), wasm_v128_load(w.scales() + row));
  wasm_v128_store(y + row, wasm_f32x4_mul(wasm_f32x4_convert_i32x4(sums), scales));
}

void int8_rows(const Weight& w, const QuantisedColumns& x, const Tensor& y) {
  const int depth = w.cols();
  int row = 0;
  for (; row + kPanel <= w.rows(); row += kPanel) {
    v128_t sums[2];
    int c = 0;
    for (; c + 2 <= x.count; c += 2) {
      int8_panel<2>(w, row, x.values + c * depth, sums);
      store_panel(w, row, sums[0], x.steps[c], y.column(c));
      store_panel(w, row, sums[1], x.steps[c + 1], y.column(c + 1));
    }
    if (c == x.count) continue;
    int8_panel<1>(w, row, x.values + c * depth, sums);
    store_panel(w, row, sums[0], x.steps[c], y.column(c));
  }
  for (; row < w.rows(); ++row)
    for (int c = 0; c < x.count; ++c)
      y.column(c)[row] =
          static_cast<float>(int8_dot(w.int8_row(row), x.values + c * depth, 0, depth)) *
          (x.steps[c] * w.scale(row));
}
#else
LOOKBACK_CLONES
void int8_rows(const Weight& w, const QuantisedColumns& x, const Tensor& y) {
  const int depth = w.cols();
  for (int row = 0; row < w.rows(); ++row) {
    const std::int8_t* weights = w.int8_row(row);
    for (int c = 0; c < x.count; ++c) {
      const std::int16_t* values = x.values + c * depth;
      std::int32_t sum = 0;
      for (int i = 0; i < depth; ++i) sum += static_cast<std::int16_t>(weights[i]) * values[i];
      y.column(c)[row] = static_cast<float>(sum) * (x.steps[c] * w.scale(row));
    }
  }
}
#endif

}  // namespace

LOOKBACK_CLONES
float quantise_column(const float* x, int count, std::int16_t* out) {
  const float largest = largest_magnitude(x, static_cast<std::size_t>(count));
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
  Arena& arena = current_arena();
  const std::size_t count = static_cast<std::size_t>(x.rows) * x.cols;
  auto* values = reinterpret_cast<std::int16_t*>(arena.allocate(count / 2 + 1));
  float* steps = arena.allocate(static_cast<std::size_t>(x.cols));
  for (int c = 0; c < x.cols; ++c)
    steps[c] =
        quantise_column(x.column(c), x.rows, values + static_cast<std::ptrdiff_t>(c) * x.rows);
  int8_rows(w, {values, steps, x.cols}, y);
}

}  // namespace lookback
