#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "cli/commands.h"
#include "cli/length_evaluation.h"
#include "cli/test_set.h"
#include "text/normalizer.h"
#include "train/gradient_reach.h"
#include "weights/bundle.h"

namespace lookback {
namespace {

struct Arguments {
  std::string folder;
  TestSetFlags test;
  std::size_t inputs = 64;
  std::uint64_t seed = 1;
  bool initial = false;
  bool json = false;
};

std::vector<TokenId> ids_of(const SubwordTokenizer& tokenizer, const std::string& text) {
  std::vector<TokenId> ids;
  for (const Token& token : tokenizer.encode(normalize(text)).tokens) ids.push_back(token.id);
  return ids;
}

/// Long inputs, so that there is distance to measure: consecutive sentences joined to 46 words or
/// more.
Batch batch_of(const Arguments& arguments, const ModelBundle& bundle) {
  const SubwordTokenizer source = SubwordTokenizer::from_json(bundle.source_tokenizer);
  const SubwordTokenizer target = SubwordTokenizer::from_json(bundle.target_tokenizer);
  BucketOptions options;
  options.inputs = arguments.inputs;
  const TestSet inputs = longest_inputs(arguments.test.load(), {source, target}, options);
  require(!inputs.source.empty(), "the test set is too short to make long inputs of");
  std::vector<EncodedPair> pairs;
  for (std::size_t i = 0; i < inputs.source.size(); ++i)
    pairs.push_back({ids_of(source, inputs.source[i]), ids_of(target, inputs.reference[i])});
  return make_batch(std::move(pairs));
}

void print(const nlohmann::json& report) {
  std::printf("loss %.4f nats a piece\n%8s %12s\n", report["loss"].get<double>(), "distance",
              "norm");
  int distance = 0;
  for (const auto& norm : report["norms"])
    std::printf("%8d %12.4g\n", distance++, norm.get<double>());
}

void measure(const Arguments& arguments) {
  const ModelBundle bundle = ModelBundle::from_folder(arguments.folder);
  FlatParameters parameters(bundle.config);
  if (arguments.initial) {
    parameters.initialise(bundle.config, arguments.seed);
  } else {
    parameters.load(bundle.weights.dequantised());
  }
  const Batch batch = batch_of(arguments, bundle);
  const GradientReach reach = gradient_reach(bundle.config, parameters, batch);
  const nlohmann::json report = {{"model", bundle.config.id},
                                 {"weights", arguments.initial ? "initial" : "trained"},
                                 {"inputs", batch.sentences()},
                                 {"loss", reach.loss},
                                 {"norms", reach.norms}};
  if (arguments.json) {
    std::printf("%s\n", report.dump(2).c_str());
  } else {
    print(report);
  }
}

}  // namespace

void add_gradients_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("gradients",
                                         "Measure how much of the loss' gradient reaches each "
                                         "encoder state, by distance from the end");
  command->add_option("--model", arguments->folder, "model folder")->required();
  arguments->test.add_to(*command);
  command->add_option("--inputs", arguments->inputs, "most long inputs to measure on")
      ->check(CLI::Range(1, 1000));
  command->add_flag("--initial", arguments->initial,
                    "fresh weights, as at the start of training, instead of the model's");
  command->add_option("--seed", arguments->seed, "of the fresh weights");
  command->add_flag("--json", arguments->json, "as JSON");
  command->callback([arguments] { measure(*arguments); });
}

}  // namespace lookback
