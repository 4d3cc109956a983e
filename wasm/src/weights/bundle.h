#pragma once
#include <array>
#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "weights/model_config.h"
#include "weights/weight_store.h"

namespace lookback {

/// The files of a model folder that a program reads; docs/formats.md describes them.
inline constexpr std::string_view kConfigFile = "config.json";
inline constexpr std::string_view kWeightsFile = "model.safetensors";
inline constexpr std::string_view kSourceTokenizerFile = "source.tokenizer.json";
inline constexpr std::string_view kTargetTokenizerFile = "target.tokenizer.json";
inline constexpr std::array<std::string_view, 4> kModelFiles = {
    kConfigFile, kWeightsFile, kSourceTokenizerFile, kTargetTokenizerFile};

/// Files by name, in someone else's memory.
using FileViews = std::map<std::string, std::span<const std::byte>, std::less<>>;

/// One model, read and checked: its config, exactly the weights that the config asks for, and the
/// tokenizers' JSON texts, which the text layer parses.
struct ModelBundle {
  ModelConfig config;
  WeightStore weights;
  std::string source_tokenizer;
  std::string target_tokenizer;

  /// Takes copies of what it needs, so the views may end afterwards. Names besides kModelFiles are
  /// ignored. Throws Error for a missing or malformed file, and for weights that the config does
  /// not ask for in name and shape.
  static ModelBundle from_files(const FileViews& files);
  /// Reads the files of a folder and goes the same way. (Defined apart, in model_folder.cpp: the
  /// page has no folders.)
  static ModelBundle from_folder(const std::string& folder);
};

/// Throws Error unless the weights are exactly the tensors that the config asks for.
void check_weights(const WeightStore& weights, const ModelConfig& config);

/// Throws Error when the SHA-256 of `bytes` is not `expected_hex` (64 digits, in either case):
/// `name` was damaged or changed on the way.
void verify(std::string_view name, std::span<const std::byte> bytes, std::string_view expected_hex);

}  // namespace lookback
