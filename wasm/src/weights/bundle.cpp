#include "weights/bundle.h"

#include <set>

#include "base/error.h"
#include "base/sha256.h"
#include "untrusted/foreign_bytes.h"
#include "untrusted/message_text.h"
#include "weights/expected_tensors.h"

namespace lookback {
namespace {

std::span<const std::byte> file_named(const FileViews& files, std::string_view name) {
  const auto found = files.find(name);
  require(found != files.end(), "the model lacks ", name, "; a model folder contains ", kConfigFile,
          ", ", kWeightsFile, ", ", kSourceTokenizerFile, " and ", kTargetTokenizerFile);
  return found->second;
}

std::string text_file(const FileViews& files, std::string_view name) {
  const auto bytes = file_named(files, name);
  refuse_foreign_bytes(bytes, name);
  return std::string(text_of(bytes));
}

void refuse_unknown(const WeightStore& weights, const std::set<std::string>& known) {
  std::string unknown;
  std::size_t count = 0;
  for (const TensorView& tensor : weights.tensors()) {
    if (known.contains(tensor.name)) continue;
    if (count < 3) unknown += (count == 0 ? "" : ", ") + in_quotes(tensor.name);
    ++count;
  }
  require(count == 0, "the weights have ", count, count == 1 ? " tensor" : " tensors",
          " that a network of this config does not use: ", unknown, count > 3 ? ", ..." : "",
          "; is the config that of another model?");
}

std::string lower_case(std::string_view hex) {
  std::string text(hex);
  for (char& c : text) {
    if (c >= 'A' && c <= 'F') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

}  // namespace

void check_weights(const WeightStore& weights, const ModelConfig& config) {
  std::set<std::string> known;
  for (const ExpectedTensor& tensor : expected_tensors(config)) {
    known.insert(tensor.name);
    if (tensor.is_vector) {
      weights.vector(tensor.name, tensor.rows);
    } else if (weights.weight(tensor.name, tensor.rows, tensor.cols).is_int8()) {
      known.insert(scale_name(tensor.name));
    }
  }
  refuse_unknown(weights, known);
}

ModelBundle ModelBundle::from_files(const FileViews& files) {
  for (const std::string_view name : kModelFiles) file_named(files, name);
  ModelBundle bundle;
  bundle.config = model_config_from_json(text_file(files, kConfigFile));
  bundle.weights = WeightStore::from_safetensors(file_named(files, kWeightsFile));
  check_weights(bundle.weights, bundle.config);
  bundle.source_tokenizer = text_file(files, kSourceTokenizerFile);
  bundle.target_tokenizer = text_file(files, kTargetTokenizerFile);
  return bundle;
}

void verify(std::string_view name, std::span<const std::byte> bytes,
            std::string_view expected_hex) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const std::string expected = lower_case(expected_hex);
  require(expected.size() == 64 && expected.find_first_not_of(kDigits) == std::string::npos,
          "the checksum of ", name, " must be 64 hexadecimal digits, not ",
          in_quotes(expected_hex));
  require(sha256_hex(bytes) == expected, name,
          " was damaged or changed on the way (its SHA-256 is not the expected one); reload it");
}

}  // namespace lookback
