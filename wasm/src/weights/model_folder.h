#pragma once
#include <string>
#include <vector>

#include "weights/model_config.h"
#include "weights/tensor_view.h"

namespace lookback {

/// What save_bundle() writes: views and texts, so that a trainer need not build a WeightStore
/// first.
struct BundleParts {
  ModelConfig config;
  std::vector<TensorView> tensors;
  std::string source_tokenizer;  ///< JSON
  std::string target_tokenizer;
};

/// Writes the four files of a model folder, making the folder where it is missing. The parts are
/// checked by reading them back first, so what cannot be loaded is not written; each file appears
/// under its name only when it is complete. Throws Error.
void save_bundle(const std::string& folder, const BundleParts& parts);

/// All bytes of a file. Throws Error, naming it, when it is missing, a folder, or unreadable.
std::vector<std::byte> read_file(const std::string& path);

}  // namespace lookback
