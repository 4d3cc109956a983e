#include "math/weight.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace lookback {

Weight Weight::float32(int rows, int cols, const float* values) {
  Weight weight;
  weight.rows_ = rows;
  weight.cols_ = weight.stride_ = cols;
  weight.floats_ = values;
  return weight;
}

Weight Weight::int8(int rows, int cols, const std::int8_t* values, const float* scales) {
  Weight weight;
  weight.rows_ = rows;
  weight.cols_ = weight.stride_ = cols;
  weight.quantised_ = values;
  weight.scales_ = scales;
  weight.add_up_rows();
  return weight;
}

void Weight::add_up_rows() {
  std::vector<std::int32_t> sums(static_cast<std::size_t>(rows_));
  for (int row = 0; row < rows_; ++row)
    sums[static_cast<std::size_t>(row)] =
        std::accumulate(int8_row(row), int8_row(row) + cols_, std::int32_t{0});
  row_sums_ = std::make_shared<const std::vector<std::int32_t>>(std::move(sums));
}

Weight Weight::columns(int first, int count) const {
  if (first < 0 || count < 0 || first + count > cols_)
    throw std::logic_error("Weight::columns out of range");
  Weight part = *this;
  part.cols_ = count;
  if (is_int8()) {
    part.quantised_ += first;
    part.add_up_rows();
  } else {
    part.floats_ += first;
  }
  return part;
}

void Weight::copy_row(int row, float* out) const {
  if (!is_int8()) {
    std::copy_n(float_row(row), cols_, out);
    return;
  }
  const std::int8_t* values = int8_row(row);
  for (int i = 0; i < cols_; ++i) out[i] = scale(row) * static_cast<float>(values[i]);
}

}  // namespace lookback
