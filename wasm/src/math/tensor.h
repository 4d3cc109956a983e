#pragma once
#include <cstddef>

namespace lookback {

/// A float matrix [rows x cols], column after column; one column is a sentence, a hypothesis, or
/// one position of one. It is a view: the numbers live in an Arena or with whoever owns the
/// weights.
struct Tensor {
  float* data = nullptr;
  int rows = 0;
  int cols = 0;
  int stride =
      0;  ///< floats from one column to the next; equals `rows` unless it is a slice of rows

  float* column(int c) const { return data + static_cast<std::ptrdiff_t>(c) * stride; }
  float& operator()(int row, int col) const { return column(col)[row]; }
  std::size_t size() const {
    return static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols);
  }
  bool contiguous() const { return stride == rows; }
};

/// A tensor in the current arena, not initialised.
Tensor make_tensor(int rows, int cols);
/// A tensor in the current arena, all zero.
Tensor make_zeros(int rows, int cols);
/// A copy in the current arena, contiguous.
Tensor copy(const Tensor& x);

}  // namespace lookback
