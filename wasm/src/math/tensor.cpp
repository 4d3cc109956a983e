#include "math/tensor.h"

#include <algorithm>

#include "math/arena.h"

namespace lookback {

Tensor make_tensor(int rows, int cols) {
  Tensor result{nullptr, rows, cols, rows};
  result.data = current_arena().allocate(result.size());
  return result;
}

Tensor make_zeros(int rows, int cols) {
  const Tensor result = make_tensor(rows, cols);
  std::fill_n(result.data, result.size(), 0.0f);
  return result;
}

Tensor copy(const Tensor& x) {
  const Tensor result = make_tensor(x.rows, x.cols);
  for (int c = 0; c < x.cols; ++c) std::copy_n(x.column(c), x.rows, result.column(c));
  return result;
}

}  // namespace lookback
