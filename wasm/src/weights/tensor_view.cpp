#include "weights/tensor_view.h"

#include <array>
#include <bit>
#include <cstring>

#include "base/error.h"
#include "untrusted/message_text.h"

namespace lookback {
namespace {

static_assert(std::endian::native == std::endian::little, "weights files are little-endian");

struct TypeRow {
  ElementType type;
  std::string_view name;
  std::size_t size;
};
constexpr std::array<TypeRow, 3> kTypes = {{{ElementType::float32, "F32", 4},
                                            {ElementType::int8, "I8", 1},
                                            {ElementType::int32, "I32", 4}}};

const TypeRow& row_of(ElementType type) { return kTypes[static_cast<std::size_t>(type)]; }

TensorView checked(TensorView tensor) {
  check_size(tensor);
  return tensor;
}

}  // namespace

std::string_view name_of(ElementType type) { return row_of(type).name; }
std::size_t size_of(ElementType type) { return row_of(type).size; }

std::optional<ElementType> element_type_named(std::string_view name) {
  for (const TypeRow& row : kTypes) {
    if (row.name == name) return row.type;
  }
  return std::nullopt;
}

std::string shape_text(const Shape& shape) {
  std::string text = "[";
  for (std::size_t i = 0; i < shape.size(); ++i) {
    text += (i == 0 ? "" : " x ") + std::to_string(shape[i]);
  }
  return text + "]";
}

std::optional<std::int64_t> element_count(const Shape& shape) {
  std::int64_t count = 1;
  for (const std::int64_t size : shape) {
    if (size < 0 || __builtin_mul_overflow(count, size, &count)) return std::nullopt;
  }
  return count;
}

void check_size(const TensorView& tensor) {
  const auto count = element_count(tensor.shape);
  std::int64_t bytes = 0;
  const bool fits = count && !__builtin_mul_overflow(
                                 *count, static_cast<std::int64_t>(size_of(tensor.type)), &bytes);
  require(fits, "tensor ", in_quotes(tensor.name), " has the impossible shape ",
          shape_text(tensor.shape));
  require(static_cast<std::uint64_t>(bytes) == tensor.bytes.size(), "tensor ",
          in_quotes(tensor.name), " ", shape_text(tensor.shape), " of ", name_of(tensor.type),
          " needs ", bytes, " bytes, but has ", tensor.bytes.size());
}

void check_finite(const TensorView& tensor) {
  if (tensor.type != ElementType::float32) return;
  constexpr std::uint32_t kExponent = 0x7f800000;  // all ones only in NaN and the infinities
  for (std::size_t at = 0; at + 4 <= tensor.bytes.size(); at += 4) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, tensor.bytes.data() + at, 4);
    require((bits & kExponent) != kExponent, "tensor ", in_quotes(tensor.name), " ",
            shape_text(tensor.shape), " has a value that is not a number or infinite (element ",
            at / 4, "): the file is damaged, or its training diverged");
  }
}

TensorView float32_view(std::string name, Shape shape, std::span<const float> values) {
  return checked({std::move(name), ElementType::float32, std::move(shape), std::as_bytes(values)});
}

TensorView int8_view(std::string name, Shape shape, std::span<const std::int8_t> values) {
  return checked({std::move(name), ElementType::int8, std::move(shape), std::as_bytes(values)});
}

}  // namespace lookback
