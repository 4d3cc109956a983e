#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "math/tensor.h"
#include "math/weight.h"
#include "weights/tensor_view.h"

namespace lookback {

/// The trained numbers of one network, by name. It owns them, each tensor aligned to 64 bytes; the
/// Weights and Tensors it hands out are views that live as long as it does (and survive its move).
/// An int8 matrix is two tensors: `name` I8 [out x in] and `name.scale` F32 [out].
class WeightStore {
 public:
  WeightStore() = default;
  /// Copies the tensors. Throws Error for a name given twice or bytes that do not fit the shape.
  explicit WeightStore(const std::vector<TensorView>& tensors);
  /// Reads and copies a safetensors file. Throws Error; see read_safetensors().
  static WeightStore from_safetensors(std::span<const std::byte> file);

  /// The matrix `name` [rows x cols], float32 or int8. Throws Error when it is missing or has
  /// another shape or type.
  Weight weight(std::string_view name, int rows, int cols) const;
  /// The vector `name` as one column [size x 1]: biases and scales, always float32. Throws Error.
  Tensor vector(std::string_view name, int size) const;
  bool contains(std::string_view name) const { return entries_.contains(name); }

  /// The same network with every int8 matrix turned into float32 (the reference that quantisation
  /// is measured against). Throws Error when an int8 tensor is no matrix with a scale a row.
  WeightStore dequantised() const;

  /// Every tensor, by name: to write them, to quantise them, to list them. Views into this store.
  std::vector<TensorView> tensors() const;
  /// Trained numbers: the elements of all tensors except the scales of int8 matrices.
  std::int64_t parameter_count() const;
  /// Bytes of all tensors.
  std::int64_t byte_count() const;

 private:
  struct Entry {
    ElementType type = ElementType::float32;
    Shape shape;
    std::byte* data = nullptr;
    std::size_t size = 0;  // bytes
  };
  struct FreeAligned {
    void operator()(std::byte* memory) const;
  };

  const Entry& entry(std::string_view name, const Shape& wanted) const;
  bool is_scale(std::string_view name) const;

  std::unique_ptr<std::byte[], FreeAligned> memory_;
  std::map<std::string, Entry, std::less<>> entries_;
};

/// The name of the scales of the int8 matrix `name`.
std::string scale_name(std::string_view name);

}  // namespace lookback
