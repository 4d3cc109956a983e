// model.safetensors: any bytes are refused or read, and what is read is written and read the same.
#include "fuzz/safetensors_mutator.h"
#include "fuzz/target.h"
#include "weights/safetensors.h"

using namespace lookback;

namespace {

bool same(const TensorView& a, const TensorView& b) {
  return a.name == b.name && a.type == b.type && a.shape == b.shape &&
         std::equal(a.bytes.begin(), a.bytes.end(), b.bytes.begin(), b.bytes.end());
}

void read_twice(std::span<const std::byte> file) {
  const SafetensorsFile first = read_safetensors(file);
  const std::vector<std::byte> written = write_safetensors(first.tensors, first.metadata);
  const SafetensorsFile second = read_safetensors(written);
  fuzz::must(first.metadata == second.metadata, "metadata survives");
  fuzz::must(first.tensors.size() == second.tensors.size(), "no tensor is lost");
  for (const TensorView& tensor : first.tensors) {
    const auto is_it = [&](const TensorView& other) { return same(tensor, other); };
    fuzz::must(std::any_of(second.tensors.begin(), second.tensors.end(), is_it),
               "every tensor survives");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_take([&] { read_twice(fuzz::bytes_of(fuzz::text_from(data, size))); });
}
