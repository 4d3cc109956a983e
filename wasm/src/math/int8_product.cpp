#include "math/int8_product.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/bit_cast.h"
#include "base/lanes.h"
#include "math/arena.h"
#include "math/clones.h"
#include "math/int8_dots.h"
#include "math/int8_rows.h"

namespace lookback {

std::int32_t activation_range(int count) {
  const std::int32_t most = std::numeric_limits<std::int32_t>::max() / (127 * std::max(count, 1));
  return std::min<std::int32_t>(most, kLargestActivation);
}

LOOKBACK_CLONES
float quantise_column(const float* x, int count, std::int32_t most, std::int16_t* out) {
  const float largest = largest_magnitude(x, static_cast<std::size_t>(count));
  if (!(largest > 0.0f)) {
    std::fill_n(out, count, std::int16_t{0});
    return 0.0f;
  }
  const auto range = static_cast<float>(most);
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
  const bool by_dots = takes_dots(w);
  const std::int32_t most = by_dots ? kLargestDotActivation : activation_range(x.rows);
  for (int c = 0; c < x.cols; ++c)
    steps[c] = quantise_column(x.column(c), x.rows, most,
                               values + static_cast<std::ptrdiff_t>(c) * x.rows);
  const QuantisedColumns columns{values, steps, x.cols};
  int8_rows(w, columns, y, by_dots ? int8_rows_by_dots(w, columns, y) : 0);
}

}  // namespace lookback
