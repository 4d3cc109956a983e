#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "text/subword_tokenizer.h"
#include "weights/bundle.h"

namespace lookback {
namespace {

struct Arguments {
  std::string folder;
  bool json = false;
};

/// Root mean square and largest magnitude of a tensor's values (of int8 matrices: scaled).
struct Magnitude {
  double root_mean_square = 0;
  double largest = 0;
};

Magnitude magnitude_of(const TensorView& tensor) {
  Magnitude result;
  std::vector<float> values(tensor.bytes.size() / sizeof(float));
  std::memcpy(values.data(), tensor.bytes.data(), values.size() * sizeof(float));
  double squares = 0;
  for (const double value : values) {
    squares += value * value;
    result.largest = std::max(result.largest, std::abs(value));
  }
  if (!values.empty())
    result.root_mean_square = std::sqrt(squares / static_cast<double>(values.size()));
  return result;
}

nlohmann::json tensors_json(const ModelBundle& bundle) {
  const WeightStore dequantised = bundle.weights.dequantised();
  std::map<std::string, Magnitude> magnitudes;
  for (const TensorView& tensor : dequantised.tensors())
    magnitudes[tensor.name] = magnitude_of(tensor);
  nlohmann::json tensors = nlohmann::json::array();
  for (const TensorView& tensor : bundle.weights.tensors()) {
    const auto magnitude = magnitudes.find(tensor.name);
    if (magnitude == magnitudes.end()) continue;  // the scales of an int8 matrix
    tensors.push_back({{"name", tensor.name},
                       {"type", name_of(tensor.type)},
                       {"shape", tensor.shape},
                       {"bytes", tensor.bytes.size()},
                       {"root_mean_square", magnitude->second.root_mean_square},
                       {"largest", magnitude->second.largest}});
  }
  return tensors;
}

nlohmann::json tokenizer_json(const std::string& text) {
  const SubwordTokenizer tokenizer = SubwordTokenizer::from_json(text);
  return {{"pieces", tokenizer.vocabulary_size()}, {"merges", tokenizer.merges().pairs().size()}};
}

nlohmann::json describe(const ModelBundle& bundle) {
  return {{"config", nlohmann::json::parse(to_json(bundle.config))},
          {"parameters", bundle.weights.parameter_count()},
          {"bytes", bundle.weights.byte_count()},
          {"source_tokenizer", tokenizer_json(bundle.source_tokenizer)},
          {"target_tokenizer", tokenizer_json(bundle.target_tokenizer)},
          {"tensors", tensors_json(bundle)}};
}

void print(const nlohmann::json& model) {
  for (const auto& [key, value] : model["config"].items())
    std::printf("%-20s %s\n", key.c_str(),
                value.is_string() ? value.get<std::string>().c_str() : value.dump().c_str());
  for (const char* side : {"source_tokenizer", "target_tokenizer"})
    std::printf("%-20s %d pieces, %d merges\n", side, model[side]["pieces"].get<int>(),
                model[side]["merges"].get<int>());
  std::printf("\n%-38s %-4s %-14s %10s %10s %10s\n", "tensor", "type", "shape", "bytes", "rms",
              "largest");
  for (const auto& tensor : model["tensors"])
    std::printf("%-38s %-4s %-14s %10lld %10.4f %10.4f\n",
                tensor["name"].get<std::string>().c_str(),
                tensor["type"].get<std::string>().c_str(),
                shape_text(tensor["shape"].get<Shape>()).c_str(), tensor["bytes"].get<long long>(),
                tensor["root_mean_square"].get<double>(), tensor["largest"].get<double>());
  std::printf("\n%lld parameters in %lld bytes\n", model["parameters"].get<long long>(),
              model["bytes"].get<long long>());
}

void inspect(const Arguments& arguments) {
  const nlohmann::json model = describe(ModelBundle::from_folder(arguments.folder));
  if (arguments.json) {
    std::printf("%s\n", model.dump(2).c_str());
  } else {
    print(model);
  }
}

}  // namespace

void add_inspect_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("inspect", "List what a model folder holds");
  command->add_option("--model", arguments->folder, "model folder")->required();
  command->add_flag("--json", arguments->json, "as JSON");
  command->callback([arguments] { inspect(*arguments); });
}

}  // namespace lookback
