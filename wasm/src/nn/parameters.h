#pragma once
#include <string>

#include "math/ops.h"

namespace lookback {

/// Where a layer gets its trained matrices: by name and shape, never as bytes. A store of loaded
/// weights answers for Tensor, the trainer for recorded variables.
template <class T>
class Parameters {
 public:
  virtual ~Parameters() = default;
  /// The matrix [rows x cols] = [out x in].
  virtual WeightOf<T> matrix(const std::string& name, int rows, int cols) = 0;
  /// The vector [size x 1].
  virtual T vector(const std::string& name, int size) = 0;
};

}  // namespace lookback
