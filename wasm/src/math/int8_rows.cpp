#include "math/int8_rows.h"

#include "math/clones.h"

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace lookback {

#ifdef __wasm_simd128__
namespace {

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

}  // namespace

void int8_rows(const Weight& w, const QuantisedColumns& x, const Tensor& y, int first) {
  const int depth = w.cols();
  int row = first;
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
void int8_rows(const Weight& w, const QuantisedColumns& x, const Tensor& y, int first) {
  const int depth = w.cols();
  for (int row = first; row < w.rows(); ++row) {
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

}  // namespace lookback
