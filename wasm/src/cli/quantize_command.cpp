#include <cstdio>
#include <filesystem>
#include <memory>

#include "base/error.h"
#include "cli/commands.h"
#include "translate/quantised_bundle.h"
#include "weights/model_folder.h"

namespace lookback {
namespace {

struct Arguments {
  std::string folder;
  std::string output;
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

void quantize(const Arguments& arguments) {
  std::error_code error;
  require(!std::filesystem::equivalent(arguments.folder, arguments.output, error),
          "--output is the model's own folder; name another one");
  const ModelBundle bundle = ModelBundle::from_folder(arguments.folder);
  const QuantisedBundle quantised = quantise(bundle);
  save_bundle(arguments.output, {bundle.config, quantised.bundle.weights.tensors(),
                                 bundle.source_tokenizer, bundle.target_tokenizer});
  print(quantised.tensors);
  std::fprintf(stderr, "%lld bytes of weights became %lld -> %s\n",
               static_cast<long long>(bundle.weights.byte_count()),
               static_cast<long long>(quantised.bundle.weights.byte_count()),
               arguments.output.c_str());
}

}  // namespace

void add_quantize_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(
      "quantize", "Write a float32 model with its matrices in int8: a quarter of the bytes");
  command->add_option("--model", arguments->folder, "model folder, in float32")->required();
  command->add_option("--output", arguments->output, "folder for the int8 model")->required();
  command->callback([arguments] { quantize(*arguments); });
}

}  // namespace lookback
