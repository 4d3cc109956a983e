// Products of int8 weights with seven-bit activations by relaxed SIMD's dot, sixteen in one
// instruction: a module of its own, because Emscripten's compiler may be older than the
// instruction. It works in the engine's memory, which it imports, and the engine calls it through
// its table of functions (web/src/worker/relaxed-dots.ts). Leaf functions only: no stack, no data,
// no library.
#include <wasm_simd128.h>

namespace {

using Byte = unsigned char;
constexpr int kPanel = 4;  // rows that share one reading of the activations
constexpr int kDeep = 16;  // products of one instruction

/// (Σa, Σb, Σc, Σd)
v128_t sums_of(v128_t a, v128_t b, v128_t c, v128_t d) {
  const v128_t ab =
      wasm_i32x4_add(wasm_i32x4_shuffle(a, b, 0, 4, 1, 5), wasm_i32x4_shuffle(a, b, 2, 6, 3, 7));
  const v128_t cd =
      wasm_i32x4_add(wasm_i32x4_shuffle(c, d, 0, 4, 1, 5), wasm_i32x4_shuffle(c, d, 2, 6, 3, 7));
  return wasm_i32x4_add(wasm_i32x4_shuffle(ab, cd, 0, 1, 4, 5),
                        wasm_i32x4_shuffle(ab, cd, 2, 3, 6, 7));
}

/// Four rows against `Columns` columns; each weight is read once. The dot's second operand has
/// seven bits, so that no machine's way of adding pairs can overflow and all give the same sums.
template <int Columns>
void panel(const signed char* w, int stride, const Byte* x, int depth, int* sums, int rows) {
  v128_t sum[Columns][kPanel];
  for (auto& column : sum)
    for (v128_t& one : column) one = wasm_i32x4_splat(0);
  for (int i = 0; i < depth; i += kDeep)
    for (int r = 0; r < kPanel; ++r) {
      const v128_t weights = wasm_v128_load(w + r * stride + i);
      for (int c = 0; c < Columns; ++c)
        sum[c][r] = wasm_i32x4_relaxed_dot_i8x16_i7x16_add(
            weights, wasm_v128_load(x + c * depth + i), sum[c][r]);
    }
  for (int c = 0; c < Columns; ++c)
    wasm_v128_store(sums + c * rows, sums_of(sum[c][0], sum[c][1], sum[c][2], sum[c][3]));
}

}  // namespace

/// `Int8Dots` of wasm/src/math/int8_dots.h.
extern "C" __attribute__((export_name("int8Dots"))) void int8_dots(const signed char* w, int stride,
                                                                   int rows, const Byte* x,
                                                                   int depth, int columns,
                                                                   int* sums) {
  for (int row = 0; row < rows; row += kPanel) {
    const signed char* const weights = w + row * stride;
    int c = 0;
    for (; c + 2 <= columns; c += 2)
      panel<2>(weights, stride, x + c * depth, depth, sums + c * rows + row, rows);
    if (c < columns) panel<1>(weights, stride, x + c * depth, depth, sums + c * rows + row, rows);
  }
}
