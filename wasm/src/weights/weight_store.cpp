#include "weights/weight_store.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "base/error.h"
#include "untrusted/message_text.h"
#include "weights/safetensors.h"

namespace lookback {
namespace {

constexpr std::size_t kAlignment = 64;
constexpr std::string_view kScale = ".scale";

std::size_t aligned(std::size_t size) { return (size + kAlignment - 1) / kAlignment * kAlignment; }

float* floats(std::byte* data) { return reinterpret_cast<float*>(data); }

}  // namespace

std::string scale_name(std::string_view name) { return std::string(name).append(kScale); }

void WeightStore::FreeAligned::operator()(std::byte* memory) const {
  ::operator delete (memory, std::align_val_t{kAlignment});
}

WeightStore::WeightStore(const std::vector<TensorView>& tensors) {
  std::size_t total = 0;
  for (const TensorView& tensor : tensors) {
    check_size(tensor);
    total += aligned(tensor.bytes.size());
  }
  memory_.reset(static_cast<std::byte*>(::operator new (total, std::align_val_t{kAlignment})));
  std::byte* next = memory_.get();
  for (const TensorView& tensor : tensors) {
    const Entry entry{tensor.type, tensor.shape, next, tensor.bytes.size()};
    require(entries_.emplace(tensor.name, entry).second, "tensor ", in_quotes(tensor.name),
            " was given twice");
    std::copy(tensor.bytes.begin(), tensor.bytes.end(), next);
    next += aligned(tensor.bytes.size());
  }
}

WeightStore WeightStore::from_safetensors(std::span<const std::byte> file) {
  return WeightStore(read_safetensors(file).tensors);
}

const WeightStore::Entry& WeightStore::entry(std::string_view name, const Shape& wanted) const {
  const auto found = entries_.find(name);
  require(found != entries_.end(), "the weights lack tensor ", in_quotes(name), " ",
          shape_text(wanted), ": weights and config must come from the same model");
  const Entry& entry = found->second;
  require(entry.shape == wanted, "tensor ", in_quotes(name), " has the shape ",
          shape_text(entry.shape), ", but the config asks for ", shape_text(wanted),
          ": weights and config must come from the same model");
  return entry;
}

Weight WeightStore::weight(std::string_view name, int rows, int cols) const {
  const Entry& found = entry(name, {rows, cols});
  if (found.type == ElementType::float32) return Weight::float32(rows, cols, floats(found.data));
  require(found.type == ElementType::int8, "tensor ", in_quotes(name), " is ", name_of(found.type),
          ", but a matrix must be F32, or I8 with scales");
  const Tensor scales = vector(scale_name(name), rows);
  return Weight::int8(rows, cols, reinterpret_cast<const std::int8_t*>(found.data), scales.data);
}

Tensor WeightStore::vector(std::string_view name, int size) const {
  const Entry& found = entry(name, {size});
  require(found.type == ElementType::float32, "tensor ", in_quotes(name), " is ",
          name_of(found.type), ", but a vector must be F32");
  return {floats(found.data), size, 1, size};
}

std::vector<TensorView> WeightStore::tensors() const {
  std::vector<TensorView> views;
  for (const auto& [name, entry] : entries_) {
    views.push_back({name, entry.type, entry.shape, {entry.data, entry.size}});
  }
  return views;
}

WeightStore WeightStore::dequantised() const {
  std::vector<std::vector<float>> matrices;  // keeps the new numbers alive until they are copied
  std::vector<TensorView> result;
  for (const TensorView& tensor : tensors()) {
    if (is_scale(tensor.name)) continue;
    if (tensor.type != ElementType::int8) {
      result.push_back(tensor);
      continue;
    }
    require(tensor.shape.size() == 2 && std::max(tensor.shape[0], tensor.shape[1]) <= INT32_MAX,
            "tensor ", in_quotes(tensor.name), " ", shape_text(tensor.shape),
            " is I8, but only matrices may be");
    const int rows = static_cast<int>(tensor.shape[0]), cols = static_cast<int>(tensor.shape[1]);
    const Weight matrix = weight(tensor.name, rows, cols);
    matrices.emplace_back(tensor.bytes.size());
    for (int row = 0; row < rows; ++row) {
      matrix.copy_row(row, matrices.back().data() + std::ptrdiff_t{row} * cols);
    }
    result.push_back(float32_view(tensor.name, tensor.shape, matrices.back()));
  }
  return WeightStore(result);
}

bool WeightStore::is_scale(std::string_view name) const {
  if (!name.ends_with(kScale)) return false;
  const auto matrix = entries_.find(name.substr(0, name.size() - kScale.size()));
  return matrix != entries_.end() && matrix->second.type == ElementType::int8;
}

std::int64_t WeightStore::parameter_count() const {
  std::int64_t count = 0;
  for (const auto& [name, entry] : entries_) {
    if (!is_scale(name)) count += static_cast<std::int64_t>(entry.size / size_of(entry.type));
  }
  return count;
}

std::int64_t WeightStore::byte_count() const {
  std::int64_t count = 0;
  for (const auto& [name, entry] : entries_) count += static_cast<std::int64_t>(entry.size);
  return count;
}

}  // namespace lookback
