#pragma once
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "weights/bundle.h"

namespace lookback {

/// A model's files on their way in from JavaScript, which writes them where they lie.
class ModelFiles {
 public:
  /// Room for a file of `size` bytes, replacing an earlier one of that name. Throws Error for a
  /// size that is no file's.
  std::vector<std::byte>& add(const std::string& name, double size);
  /// Throws Error unless the file is there and has this SHA-256.
  void verify(const std::string& name, std::string_view sha256) const;
  /// The model made of the files; they are gone afterwards, since weights are copied and the page
  /// has no memory to spare. Throws Error.
  ModelBundle take();

 private:
  std::map<std::string, std::vector<std::byte>> files_;
};

}  // namespace lookback
