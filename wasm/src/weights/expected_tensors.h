#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "weights/model_config.h"

namespace lookback {

/// A tensor that a network of some config consists of. Matrices are [rows x cols] = [out x in], in
/// float32 or int8; vectors have `rows` numbers, `cols` = 1, always float32.
struct ExpectedTensor {
  std::string name;
  int rows = 0;
  int cols = 1;
  bool is_vector = false;

  bool operator==(const ExpectedTensor&) const = default;
};

/// Every tensor of the network that `config` describes, and no other, in the order of
/// docs/model.md: what a model folder must contain, and what training initialises. `config` must
/// pass check().
std::vector<ExpectedTensor> expected_tensors(const ModelConfig& config);

/// Trained numbers of that network.
std::int64_t parameter_count(const ModelConfig& config);

}  // namespace lookback
