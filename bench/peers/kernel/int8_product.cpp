// A bare int8 product in SIMD, nothing around it: how fast this machine's WebAssembly can be,
// against which the decoder is held. Weights in panels of four rows that are read as one stream;
// activations int16, sums int32, as the engine has them; then one multiplication by scales.
// `columns` hypotheses share a panel while it is at hand.
#include <wasm_simd128.h>

#include <cstddef>
#include <cstdint>

namespace {

constexpr int kRows = 4;  // of a panel
constexpr int kDeep = 8;  // products of one instruction

/// (Σa, Σb, Σc, Σd)
v128_t sums_of(v128_t a, v128_t b, v128_t c, v128_t d) {
  const v128_t ab =
      wasm_i32x4_add(wasm_i32x4_shuffle(a, b, 0, 4, 1, 5), wasm_i32x4_shuffle(a, b, 2, 6, 3, 7));
  const v128_t cd =
      wasm_i32x4_add(wasm_i32x4_shuffle(c, d, 0, 4, 1, 5), wasm_i32x4_shuffle(c, d, 2, 6, 3, 7));
  return wasm_i32x4_add(wasm_i32x4_shuffle(ab, cd, 0, 1, 4, 5),
                        wasm_i32x4_shuffle(ab, cd, 2, 3, 6, 7));
}

/// Four rows against `Columns` columns: each weight is widened once. More than two columns would
/// need more registers than there are.
template <int Columns>
void panel_product(const std::int8_t* panel, const std::int16_t* x, int depth, v128_t* sums) {
  v128_t sum[Columns][kRows];
  for (auto& column : sum)
    for (v128_t& row : column) row = wasm_i32x4_splat(0);
  for (int i = 0; i < depth; i += kDeep, panel += kRows * kDeep)
    for (int row = 0; row < kRows; ++row) {
      const v128_t weights = wasm_i16x8_load8x8(panel + row * kDeep);
      for (int c = 0; c < Columns; ++c) {
        const v128_t part = wasm_v128_load(x + c * depth + i);
        sum[c][row] = wasm_i32x4_add(sum[c][row], wasm_i32x4_dot_i16x8(weights, part));
      }
    }
  for (int c = 0; c < Columns; ++c) sums[c] = sums_of(sum[c][0], sum[c][1], sum[c][2], sum[c][3]);
}

}  // namespace

/// Rows (a multiple of 4) of `depth` (a multiple of 8) weights, into panels: of each row eight in
/// turn.
extern "C" void pack(const std::int8_t* rows, std::int8_t* panels, int count, int depth) {
  for (int row = 0; row < count; ++row)
    for (int i = 0; i < depth; ++i) {
      const std::size_t panel = static_cast<std::size_t>(row / kRows) * kRows * depth;
      const int place = (i / kDeep * kRows + row % kRows) * kDeep + i % kDeep;
      panels[panel + place] = rows[static_cast<std::size_t>(row) * depth + i];
    }
}

/// y [rows x columns] = scales ⊙ (W x), column after column.
extern "C" void product(const std::int8_t* panels, const float* scales, const std::int16_t* x,
                        float* y, int rows, int depth, int columns) {
  for (int row = 0; row < rows; row += kRows, panels += kRows * depth) {
    const v128_t scale = wasm_v128_load(scales + row);
    const auto store = [&](int c, v128_t sums) {
      wasm_v128_store(y + c * rows + row, wasm_f32x4_mul(wasm_f32x4_convert_i32x4(sums), scale));
    };
    v128_t sums[2];
    int c = 0;
    for (; c + 2 <= columns; c += 2) {
      panel_product<2>(panels, x + c * depth, depth, sums);
      store(c, sums[0]);
      store(c + 1, sums[1]);
    }
    if (c == columns) continue;
    panel_product<1>(panels, x + c * depth, depth, sums);
    store(c, sums[0]);
  }
}
