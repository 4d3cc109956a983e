#include <cstdio>
#include <memory>

#include "cli/commands.h"
#include "train/trainer.h"

namespace lookback {
namespace {

struct Arguments {
  std::string recipe;
  std::string data;
  std::string output;
  bool json = false;
};

void train_model(const Arguments& arguments) {
  const Recipe recipe = read_recipe(arguments.recipe);
  const PreparedData data = read_data_folder(arguments.data);
  Trainer trainer(recipe, data, arguments.output);
  std::fprintf(stderr, "%s: %zu pairs, products by %s\n", recipe.model.id.c_str(),
               data.train.size(), trainer.products());
  trainer.run([&](const TrainingProgress& progress) {
    const std::string line = arguments.json ? progress_json(progress) : progress_line(progress);
    std::printf("%s\n", line.c_str());
    std::fflush(stdout);
  });
  std::fprintf(stderr, "the best model is in %s/best\n", arguments.output.c_str());
}

}  // namespace

void add_train_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(
      "train", "Train a model, or go on where its run folder's checkpoint stands");
  command->add_option("--recipe", arguments->recipe, "recipe.json of the model")->required();
  command->add_option("--data", arguments->data, "folder that `lookback prepare` made")->required();
  command->add_option("--output", arguments->output, "run folder: checkpoint, log, best model")
      ->required();
  command->add_flag("--json", arguments->json, "report as JSON, one object a line");
  command->callback([arguments] { train_model(*arguments); });
}

}  // namespace lookback
