#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "untrusted/message_text.h"
#include "weights/safetensors.h"

namespace lookback {
namespace {

constexpr std::size_t kAlignment = 8;

std::vector<const TensorView*> in_file_order(const std::vector<TensorView>& tensors) {
  std::vector<const TensorView*> order;
  for (const TensorView& tensor : tensors) order.push_back(&tensor);
  std::sort(order.begin(), order.end(), [](const TensorView* a, const TensorView* b) {
    const std::size_t size_a = size_of(a->type), size_b = size_of(b->type);
    return size_a != size_b ? size_a > size_b : a->name < b->name;
  });
  return order;
}

std::string header_text(const std::vector<const TensorView*>& order, const Metadata& metadata) {
  nlohmann::json header = nlohmann::json::object();
  if (!metadata.empty()) header["__metadata__"] = metadata;
  std::uint64_t offset = 0;
  for (const TensorView* tensor : order) {
    check_size(*tensor);
    require(tensor->name != "__metadata__" && !header.contains(tensor->name),
            "cannot write two tensors, or one and the metadata, under the name ",
            in_quotes(tensor->name));
    const std::uint64_t end = offset + tensor->bytes.size();
    header[tensor->name] = {{"dtype", name_of(tensor->type)},
                            {"shape", tensor->shape},
                            {"data_offsets", {offset, end}}};
    offset = end;
  }
  try {
    return header.dump();
  } catch (const nlohmann::json::exception&) {
    throw Error("cannot write the weights: a name or a metadata text is not valid UTF-8");
  }
}

void append(std::vector<std::byte>& file, std::span<const std::byte> bytes) {
  file.insert(file.end(), bytes.begin(), bytes.end());
}

}  // namespace

std::vector<std::byte> write_safetensors(const std::vector<TensorView>& tensors,
                                         const Metadata& metadata) {
  const auto order = in_file_order(tensors);
  std::string header = header_text(order, metadata);
  header.append((kAlignment - header.size() % kAlignment) % kAlignment, ' ');
  require(header.size() <= kLargestSafetensorsHeader, "cannot write a weights header of ",
          header.size(), " bytes: at most ", kLargestSafetensorsHeader, " are read back");
  const std::uint64_t length = header.size();
  std::vector<std::byte> file;
  append(file, std::as_bytes(std::span(&length, 1)));
  append(file, std::as_bytes(std::span(header)));
  for (const TensorView* tensor : order) append(file, tensor->bytes);
  return file;
}

}  // namespace lookback
