#pragma once
#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "support/tensor_difference.h"
#include "weights/model_folder.h"
#include "weights/safetensors.h"
#include "weights/weight_store.h"

namespace lookback {

/// One of tests/golden's files of PyTorch's numbers. Its row-major arrays are our column-major
/// tensors without a change: [B x n] is [n x B], and [T x B x n] is [n x T*B], position after
/// position.
class GoldenFile {
 public:
  explicit GoldenFile(const std::string& name)
      : bytes_(read_file(LOOKBACK_SOURCE_DIR "/tests/golden/" + name + ".safetensors")) {
    SafetensorsFile file = read_safetensors(bytes_);
    metadata_ = std::move(file.metadata);
    weights_ = WeightStore(file.tensors);
    for (const TensorView& view : file.tensors) add(view);
  }

  const WeightStore& weights() const { return weights_; }
  const std::string& text(const std::string& key) const { return metadata_.at(key); }
  int number(const std::string& key) const { return std::stoi(text(key)); }
  bool has(const std::string& name) const { return floats_.contains(name); }

  /// The array's last dimension is the tensor's rows, all others together its columns.
  Tensor tensor(const std::string& name) const {
    const std::vector<float>& values = floats_.at(name);
    const int rows = static_cast<int>(shapes_.at(name).back());
    return {const_cast<float*>(values.data()), rows, static_cast<int>(values.size()) / rows, rows};
  }
  const std::vector<int>& integers(const std::string& name) const { return integers_.at(name); }

 private:
  void add(const TensorView& view) {
    shapes_[view.name] = view.shape;
    const std::size_t count = view.bytes.size() / 4;
    void* to = nullptr;
    if (view.type == ElementType::float32) {
      to = (floats_[view.name] = std::vector<float>(count)).data();
    } else {
      to = (integers_[view.name] = std::vector<int>(count)).data();
    }
    std::memcpy(to, view.bytes.data(), view.bytes.size());
  }

  std::vector<std::byte> bytes_;
  Metadata metadata_;
  WeightStore weights_;
  std::map<std::string, Shape> shapes_;
  std::map<std::string, std::vector<float>> floats_;
  std::map<std::string, std::vector<int>> integers_;
};

/// How closely float32 numbers must meet PyTorch's.
inline constexpr double kGoldenTolerance = 1e-5;

}  // namespace lookback
