#pragma once
#include <string>
#include <vector>

#include "weights/bundle.h"

namespace lookback {

/// What quantisation did to one tensor.
struct TensorReport {
  std::string name;
  Shape shape;
  bool quantised = false;     ///< false: it stays float32
  double relative_error = 0;  ///< ‖W - Q‖ / ‖W‖
  double largest_error = 0;   ///< max |W - Q|
};

struct QuantisedBundle {
  ModelBundle bundle;
  std::vector<TensorReport> tensors;
};

/// The same model with its matrices in int8, a scale a row. Vectors and matrices of one row stay
/// float32: they are small, and everything depends on each of their numbers. Throws Error when the
/// model has int8 matrices already.
QuantisedBundle quantise(const ModelBundle& bundle);

}  // namespace lookback
