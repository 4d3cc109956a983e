#include "math/int8_dots.h"

#include "math/arena.h"

namespace lookback {
namespace {

constexpr int kRowsAtOnce = 4;
constexpr int kDepthAtOnce = 16;
constexpr int kDigitBits = 7;

Int8Dots int8_dots = nullptr;

/// A column's high digits, then its low ones.
void split(const std::int16_t* x, int depth, std::uint8_t* digits) {
  for (int i = 0; i < depth; ++i) {
    const int shifted = x[i] + kActivationOffset;
    digits[i] = static_cast<std::uint8_t>(shifted >> kDigitBits);
    digits[depth + i] = static_cast<std::uint8_t>(shifted & ((1 << kDigitBits) - 1));
  }
}

/// The parts may overflow where their sum does not, so they are added as unsigned numbers.
std::int32_t joined(std::int32_t high, std::int32_t low, std::int32_t weights) {
  return static_cast<std::int32_t>((static_cast<std::uint32_t>(high) << kDigitBits) +
                                   static_cast<std::uint32_t>(low) -
                                   static_cast<std::uint32_t>(weights) * kActivationOffset);
}

template <class T>
T* scratch(std::size_t count) {
  return reinterpret_cast<T*>(current_arena().allocate(count * sizeof(T) / sizeof(float) + 1));
}

}  // namespace

void use_int8_dots(Int8Dots dots) { int8_dots = dots; }

int int8_rows_by_dots(const Weight& w, const QuantisedColumns& x, const Tensor& y) {
  const int depth = w.cols();
  const int rows = w.rows() - w.rows() % kRowsAtOnce;
  if (!int8_dots || depth % kDepthAtOnce != 0 || rows == 0) return 0;
  const std::size_t columns = 2 * static_cast<std::size_t>(x.count);
  auto* digits = scratch<std::uint8_t>(columns * static_cast<std::size_t>(depth));
  for (std::ptrdiff_t c = 0; c < x.count; ++c)
    split(x.values + c * depth, depth, digits + 2 * c * depth);
  auto* sums = scratch<std::int32_t>(columns * static_cast<std::size_t>(rows));
  int8_dots(w.int8_row(0), w.stride(), rows, digits, depth, 2 * x.count, sums);
  for (int c = 0; c < x.count; ++c) {
    const std::int32_t* high = sums + 2 * static_cast<std::ptrdiff_t>(c) * rows;
    const std::int32_t* low = high + rows;
    float* out = y.column(c);
    for (int row = 0; row < rows; ++row)
      out[row] = static_cast<float>(joined(high[row], low[row], w.row_sums()[row])) *
                 (x.steps[c] * w.scales()[row]);
  }
  return rows;
}

}  // namespace lookback
