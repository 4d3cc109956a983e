#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

// A safetensors file is a length, a JSON header of that length, and the tensors' bytes. Blind
// mutations nearly always break the length and are refused at once; this one changes the header and
// then puts the right length in front, so that the deeper checks are met.

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t limit);

namespace lookback::fuzz {

inline constexpr std::size_t kLengthBytes = 8;

/// Mutates the header of a file that is at least as long as it says; false for any other.
inline bool mutate_header(std::uint8_t* data, std::size_t& size, std::size_t limit) {
  std::uint64_t length = 0;
  if (size < kLengthBytes) return false;
  std::memcpy(&length, data, kLengthBytes);
  if (length > size - kLengthBytes) return false;
  const std::vector<std::uint8_t> rest(data + kLengthBytes + length, data + size);
  if (rest.size() + kLengthBytes >= limit) return false;
  const std::size_t room = limit - rest.size() - kLengthBytes;
  length = LLVMFuzzerMutate(data + kLengthBytes, length, room);
  std::memcpy(data, &length, kLengthBytes);
  std::copy(rest.begin(), rest.end(), data + kLengthBytes + length);
  size = kLengthBytes + length + rest.size();
  return true;
}

}  // namespace lookback::fuzz

extern "C" inline std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                                      std::size_t limit, unsigned seed) {
  // Every fourth mutation is a blind one: lengths and payloads must be tried too.
  if (seed % 4 != 0 && lookback::fuzz::mutate_header(data, size, limit)) return size;
  return LLVMFuzzerMutate(data, size, limit);
}
