#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "autograd/variable.h"
#include "base/random.h"
#include "math/arena.h"
#include "nn/parameters.h"
#include "weights/expected_tensors.h"
#include "weights/weight_store.h"

namespace lookback {

/// All numbers of a network in one row of memory, which makes optimizers, averages and checkpoints
/// a matter of one loop. Each tensor starts on a cache line; the gaps stay zero.
class FlatParameters {
 public:
  explicit FlatParameters(const ModelConfig& config);

  /// Glorot's uniform for matrices, a small normal for embeddings, PyTorch's uniform for recurrent
  /// matrices, zero for biases.
  void initialise(const ModelConfig& config, std::uint64_t seed);
  /// Copies the numbers of a float32 (or dequantised) store. Throws Error when one is missing.
  void load(const WeightStore& store);

  std::span<float> values() { return {values_, size_}; }
  std::size_t size() const { return size_; }
  /// Views of each tensor in `numbers` (size() floats laid out like these).
  std::vector<TensorView> views(const float* numbers) const;

  struct Entry {
    ExpectedTensor tensor;
    std::size_t offset = 0;
  };
  const std::vector<Entry>& entries() const { return entries_; }
  const Entry& entry(const std::string& name) const;

 private:
  std::vector<Entry> entries_;
  std::map<std::string, std::size_t> index_;
  Arena memory_;
  float* values_ = nullptr;
  std::size_t size_ = 0;
};

/// The parameters as recorded variables of one thread: values shared with all threads, gradients of
/// its own.
class TrainableParameters final : public Parameters<Var> {
 public:
  /// `rounded` is the bfloat16 twin of the values, or null.
  TrainableParameters(FlatParameters& flat, const std::uint16_t* rounded);

  Var matrix(const std::string& name, int rows, int cols) override;
  Var vector(const std::string& name, int size) override;

  std::span<float> gradients() { return {gradients_, flat_.size()}; }

 private:
  FlatParameters& flat_;
  Arena memory_;
  float* gradients_ = nullptr;
  std::vector<std::unique_ptr<Node>> nodes_;
};

}  // namespace lookback
