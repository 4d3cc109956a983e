#include "math/int8_dots.h"

#include "math/arena.h"
#include "math/clones.h"

namespace lookback {
namespace {

constexpr int kRowsAtOnce = 4;
constexpr int kDepthAtOnce = 16;
constexpr std::int32_t kOffset = kLargestDotActivation + 1;

Int8Dots int8_dots = nullptr;

int rows_by_dots(const Weight& w) { return w.rows() - w.rows() % kRowsAtOnce; }

template <class T>
T* scratch(std::size_t count) {
  return reinterpret_cast<T*>(current_arena().allocate(count * sizeof(T) / sizeof(float) + 1));
}

}  // namespace

void use_int8_dots(Int8Dots dots) { int8_dots = dots; }

LOOKBACK_CLONES
void plain_int8_dots(const std::int8_t* w, int stride, int rows, const std::uint8_t* x, int depth,
                     int columns, std::int32_t* sums) {
  for (std::ptrdiff_t c = 0; c < columns; ++c)
    for (std::ptrdiff_t row = 0; row < rows; ++row) {
      std::int32_t sum = 0;
      for (int i = 0; i < depth; ++i) sum += w[row * stride + i] * x[c * depth + i];
      sums[c * rows + row] = sum;
    }
}

bool takes_dots(const Weight& w) {
  return int8_dots != nullptr && w.cols() % kDepthAtOnce == 0 && rows_by_dots(w) > 0;
}

int int8_rows_by_dots(const Weight& w, const QuantisedColumns& x, const Tensor& y) {
  const int rows = rows_by_dots(w);
  const std::size_t count = static_cast<std::size_t>(w.cols()) * x.count;
  auto* bytes = scratch<std::uint8_t>(count);
  for (std::size_t i = 0; i < count; ++i)
    bytes[i] = static_cast<std::uint8_t>(x.values[i] + kOffset);
  auto* sums = scratch<std::int32_t>(static_cast<std::size_t>(rows) * x.count);
  int8_dots(w.int8_row(0), w.stride(), rows, bytes, w.cols(), x.count, sums);
  for (int c = 0; c < x.count; ++c) {
    const std::int32_t* sum = sums + static_cast<std::ptrdiff_t>(c) * rows;
    float* out = y.column(c);
    for (int row = 0; row < rows; ++row)
      out[row] = static_cast<float>(sum[row] - kOffset * w.row_sums()[row]) *
                 (x.steps[c] * w.scales()[row]);
  }
  return rows;
}

}  // namespace lookback
