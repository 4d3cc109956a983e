#pragma once
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace lookback {

using Bytes = std::vector<std::byte>;

inline Bytes bytes_of(std::string_view text) {
  const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
  return {bytes.begin(), bytes.end()};
}

/// A safetensors file of any header, right or wrong.
inline Bytes raw_file(std::string_view header, const Bytes& data = {}) {
  const std::uint64_t length = header.size();
  Bytes file(sizeof length);
  std::memcpy(file.data(), &length, sizeof length);
  for (const Bytes& part : {bytes_of(header), data})
    file.insert(file.end(), part.begin(), part.end());
  return file;
}

/// The fixtures that tests/golden/safetensors/make_files.py wrote; read without the code under
/// test.
inline Bytes golden_bytes(const std::string& name) {
  std::ifstream in(LOOKBACK_SOURCE_DIR "/tests/golden/safetensors/" + name, std::ios::binary);
  return bytes_of(std::string(std::istreambuf_iterator<char>(in), {}));
}

/// The message of the Error that `call` throws; "no error" when it throws none. Any other exception
/// passes through and fails the test.
template <class Call>
std::string error_of(const Call& call) {
  try {
    call();
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace lookback
