#include "bindings/model_files.h"

#include <cmath>
#include <utility>

#include "base/error.h"

namespace lookback {
namespace {

constexpr double kLargestFile = 512.0 * 1024 * 1024;

}  // namespace

std::vector<std::byte>& ModelFiles::add(const std::string& name, double size) {
  require(size >= 0 && size <= kLargestFile && size == std::floor(size), name, " has ", size,
          " bytes; a file may have up to ", kLargestFile);
  std::vector<std::byte>& file = files_[name];
  file = std::vector<std::byte>(static_cast<std::size_t>(size));
  return file;
}

void ModelFiles::verify(const std::string& name, std::string_view sha256) const {
  const auto found = files_.find(name);
  require(found != files_.end(), "no file ", name, " was added");
  lookback::verify(name, found->second, sha256);
}

ModelBundle ModelFiles::take() {
  const auto files = std::exchange(files_, {});
  FileViews views;
  for (const auto& [name, bytes] : files) views.emplace(name, bytes);
  return ModelBundle::from_files(views);
}

}  // namespace lookback
