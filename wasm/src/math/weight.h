#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "math/tensor.h"

namespace lookback {

/// A trained matrix [rows x cols] = [out x in], row after row as in the file (and in PyTorch), in
/// float32 or in int8 with one scale a row: value = scale[row] * int8. It is a view; the
/// WeightStore owns the bytes. Made once a model, because an int8 one adds up its rows.
class Weight {
 public:
  Weight() = default;
  static Weight float32(int rows, int cols, const float* values);
  /// `scales` has one float a row.
  static Weight int8(int rows, int cols, const std::int8_t* values, const float* scales);

  int rows() const { return rows_; }
  int cols() const { return cols_; }
  bool is_int8() const { return quantised_ != nullptr; }
  /// Distance between rows, in elements.
  int stride() const { return stride_; }
  const float* float_row(int row) const { return floats_ + offset(row); }
  const std::int8_t* int8_row(int row) const { return quantised_ + offset(row); }
  float scale(int row) const { return scales_[row]; }
  const float* scales() const { return scales_; }
  /// Σ_i int8_row(row)[i], one a row.
  const std::int32_t* row_sums() const { return row_sums_->data(); }

  /// The columns [first, first + count): the part of a joined matrix that meets one of its inputs.
  Weight columns(int first, int count) const;
  /// Writes row `row`, as floats, to `out` (cols() floats).
  void copy_row(int row, float* out) const;

 private:
  void add_up_rows();
  std::ptrdiff_t offset(int row) const { return static_cast<std::ptrdiff_t>(row) * stride_; }

  int rows_ = 0;
  int cols_ = 0;
  int stride_ = 0;
  const float* floats_ = nullptr;
  const std::int8_t* quantised_ = nullptr;
  const float* scales_ = nullptr;
  std::shared_ptr<const std::vector<std::int32_t>> row_sums_;
};

}  // namespace lookback
