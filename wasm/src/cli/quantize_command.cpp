#include <cstdio>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "cli/commands.h"
#include "translate/quantised_bundle.h"
#include "weights/model_folder.h"

namespace lookback {
namespace {

struct Arguments {
  std::string folder;
  std::string output;
  bool json = false;
};

void print(const std::vector<TensorReport>& tensors) {
  std::fprintf(stderr, "%-38s %-14s %14s %14s\n", "tensor", "shape", "relative error",
               "largest error");
  for (const TensorReport& tensor : tensors) {
    const std::string shape = shape_text(tensor.shape);
    if (tensor.quantised) {
      std::fprintf(stderr, "%-38s %-14s %14.5f %14.5f\n", tensor.name.c_str(), shape.c_str(),
                   tensor.relative_error, tensor.largest_error);
    } else {
      std::fprintf(stderr, "%-38s %-14s %14s\n", tensor.name.c_str(), shape.c_str(), "float32");
    }
  }
}

nlohmann::json tensors_json(const std::vector<TensorReport>& tensors) {
  nlohmann::json result = nlohmann::json::array();
  for (const TensorReport& tensor : tensors)
    result.push_back({{"name", tensor.name},
                      {"shape", tensor.shape},
                      {"quantised", tensor.quantised},
                      {"relative_error", tensor.relative_error},
                      {"largest_error", tensor.largest_error}});
  return result;
}

void report(const Arguments& arguments, const std::vector<TensorReport>& tensors,
            std::int64_t before, std::int64_t after) {
  if (arguments.json) {
    const nlohmann::json figures = {{"tensors", tensors_json(tensors)},
                                    {"bytes", {{"before", before}, {"after", after}}}};
    std::printf("%s\n", figures.dump(2).c_str());
    return;
  }
  print(tensors);
  std::fprintf(stderr, "%lld bytes of weights became %lld -> %s\n", static_cast<long long>(before),
               static_cast<long long>(after), arguments.output.c_str());
}

void quantize(const Arguments& arguments) {
  std::error_code error;
  require(!std::filesystem::equivalent(arguments.folder, arguments.output, error),
          "--output is the model's own folder; name another one");
  const ModelBundle bundle = ModelBundle::from_folder(arguments.folder);
  const QuantisedBundle quantised = quantise(bundle);
  save_bundle(arguments.output, {bundle.config, quantised.bundle.weights.tensors(),
                                 bundle.source_tokenizer, bundle.target_tokenizer});
  report(arguments, quantised.tensors, bundle.weights.byte_count(),
         quantised.bundle.weights.byte_count());
}

}  // namespace

void add_quantize_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(
      "quantize", "Write a float32 model with its matrices in int8: a quarter of the bytes");
  command->add_option("--model", arguments->folder, "model folder, in float32")->required();
  command->add_option("--output", arguments->output, "folder for the int8 model")->required();
  command->add_flag("--json", arguments->json, "what each tensor lost, as JSON");
  command->callback([arguments] { quantize(*arguments); });
}

}  // namespace lookback
