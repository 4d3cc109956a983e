#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace lookback {

/// SHA-256 (FIPS 180-4) of bytes that arrive in pieces of any size. It is written here because a
/// page served over plain http, as in many a classroom, has no `crypto.subtle`.
class Sha256 {
 public:
  using Digest = std::array<std::uint8_t, 32>;

  void update(std::span<const std::byte> bytes);
  /// The digest of everything since the start; the object then starts anew.
  Digest finish();

 private:
  static constexpr std::size_t kBlock = 64;
  static constexpr std::array<std::uint32_t, 8> kInitial = {  // section 5.3.3
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

  void compress(const std::uint8_t* block);

  std::array<std::uint32_t, 8> state_ = kInitial;
  std::array<std::uint8_t, kBlock> pending_{};
  std::size_t pending_size_ = 0;
  std::uint64_t length_ = 0;  // bytes so far
};

/// The digest of `bytes` as 64 lower-case hexadecimal digits.
std::string sha256_hex(std::span<const std::byte> bytes);
/// Two lower-case hexadecimal digits a byte.
std::string to_hex(std::span<const std::uint8_t> bytes);

}  // namespace lookback
