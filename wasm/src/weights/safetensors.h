#pragma once
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "weights/tensor_view.h"

namespace lookback {

/// The free texts of a safetensors header ("__metadata__").
using Metadata = std::map<std::string, std::string>;

/// A safetensors file taken apart: views into the caller's bytes.
struct SafetensorsFile {
  std::vector<TensorView> tensors;  ///< in the order of their bytes
  Metadata metadata;
};

/// The longest header accepted. The reference implementation allows 100 MB; our largest network has
/// about 50 tensors and a header of 6 kB, so 1 MB is generous.
inline constexpr std::size_t kLargestSafetensorsHeader = 1 << 20;

/// Reads a file in the safetensors format: an 8-byte little-endian length, that many bytes of JSON,
/// then the tensors' bytes. `file` may lie at any address and must outlive the views.
/// Nothing in it is trusted: sizes are checked in 64 bits before anything is allocated, every byte
/// must belong to exactly one tensor, and float32 values must be finite. Throws Error, naming the
/// tensor where there is one.
SafetensorsFile read_safetensors(std::span<const std::byte> file);

/// Writes a file that read_safetensors() reads back. The tensors are ordered by the size of their
/// elements, then by name, and the header is padded with spaces, so that every tensor is aligned
/// and the same tensors give the same bytes. Throws Error for a name given twice, a reserved name
/// or a size that does not fit.
std::vector<std::byte> write_safetensors(const std::vector<TensorView>& tensors,
                                         const Metadata& metadata = {});

}  // namespace lookback
