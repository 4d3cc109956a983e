#pragma once
// The only place that includes Eigen, so that how it is built for WebAssembly stays one local
// choice.
#include <Eigen/Core>

#include "math/tensor.h"

namespace lookback {

using ColumnMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::ColMajor>;
using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// A tensor as Eigen sees it; no copy.
inline auto as_eigen(const Tensor& x) {
  return Eigen::Map<ColumnMajor, 0, Eigen::OuterStride<>>(x.data, x.rows, x.cols,
                                                          Eigen::OuterStride<>(x.stride));
}

}  // namespace lookback
