#pragma once
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "untrusted/foreign_bytes.h"
#include "weights/bundle.h"
#include "weights/model_folder.h"

namespace lookback::fuzz {

inline const std::string kTinyModel = LOOKBACK_SOURCE_DIR "/tests/golden/tiny-model";

/// The files of a small valid model: what hostile files are mixed with.
inline const std::vector<std::vector<std::byte>>& tiny_files() {
  static const std::vector<std::vector<std::byte>> files = [] {
    std::vector<std::vector<std::byte>> read;
    for (const std::string_view name : kModelFiles)
      read.push_back(read_file(kTinyModel + "/" + std::string(name)));
    return read;
  }();
  return files;
}

inline std::string_view tiny_text(std::string_view name) {
  for (std::size_t i = 0; i < kModelFiles.size(); ++i)
    if (kModelFiles[i] == name) return text_of(tiny_files()[i]);
  return {};
}

}  // namespace lookback::fuzz
