#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lookback {

/// The element types of a weights file.
enum class ElementType { float32, int8, int32 };

/// The type's name in a safetensors header: "F32", "I8", "I32".
std::string_view name_of(ElementType type);
std::optional<ElementType> element_type_named(std::string_view name);
/// Bytes of one element.
std::size_t size_of(ElementType type);

/// Sizes of the dimensions, outermost first; empty for a single number.
using Shape = std::vector<std::int64_t>;
/// For messages: "[512 x 256]", "[512]", "[]".
std::string shape_text(const Shape& shape);
/// Product of the dimensions; nothing when one is negative or the product exceeds 63 bits.
/// (64-bit always: a file's sizes must not wrap around in a 32-bit build.)
std::optional<std::int64_t> element_count(const Shape& shape);

/// A named tensor in someone else's bytes, little-endian, row after row, at any address: read the
/// elements with memcpy, or through a WeightStore, which aligns them.
struct TensorView {
  std::string name;
  ElementType type = ElementType::float32;
  Shape shape;
  std::span<const std::byte> bytes;
};

/// Views of numbers in memory. Throw Error when shape and count differ.
TensorView float32_view(std::string name, Shape shape, std::span<const float> values);
TensorView int8_view(std::string name, Shape shape, std::span<const std::int8_t> values);

/// Throws Error, naming the tensor, when its bytes are not as many as its shape and type ask for.
void check_size(const TensorView& tensor);
/// Throws Error, naming the tensor and the place, when a float32 tensor holds NaN or an infinity.
void check_finite(const TensorView& tensor);

}  // namespace lookback
