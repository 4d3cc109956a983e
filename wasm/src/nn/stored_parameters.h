#pragma once
#include "nn/parameters.h"
#include "weights/weight_store.h"

namespace lookback {

/// A loaded model's trained numbers: the network is built over views of them, float32 or int8 as
/// the file has them, so the store must outlive it.
class StoredParameters final : public Parameters<Tensor> {
 public:
  explicit StoredParameters(const WeightStore& store) : store_(store) {}

  Weight matrix(const std::string& name, int rows, int cols) override {
    return store_.weight(name, rows, cols);
  }
  Tensor vector(const std::string& name, int size) override { return store_.vector(name, size); }

 private:
  const WeightStore& store_;
};

}  // namespace lookback
