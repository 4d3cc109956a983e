#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "train/data_folder.h"
#include "train/recipe.h"
#include "weights/model_folder.h"

namespace lookback {
namespace {

struct Arguments {
  std::string recipe;
  std::string output;
  bool json = false;
};

nlohmann::json figures_of(const CorpusReport& report, const PreparedData& data) {
  return {{"lines", report.lines},
          {"left_out",
           {{"malformed", report.malformed},
            {"empty", report.empty},
            {"too_long", report.too_long},
            {"mismatched", report.mismatched},
            {"repeated", report.repeated}}},
          {"train_pairs", data.train.size()},
          {"dev_pairs", data.dev.size()},
          {"source_pieces", data.source.vocabulary_size()},
          {"target_pieces", data.target.vocabulary_size()}};
}

void prepare_corpus(const Arguments& arguments) {
  const Recipe recipe = read_recipe(arguments.recipe);
  CorpusReport report;
  ParallelCorpus corpus = read_corpus(recipe, report);
  std::fprintf(stderr,
               "%lld lines: %lld without their columns, %lld empty, %lld too long, %lld of unlike "
               "lengths, %lld repeated\n",
               static_cast<long long>(report.lines), static_cast<long long>(report.malformed),
               static_cast<long long>(report.empty), static_cast<long long>(report.too_long),
               static_cast<long long>(report.mismatched), static_cast<long long>(report.repeated));
  const PreparedData data = prepare(std::move(corpus), recipe);
  write_data_folder(arguments.output, data);
  std::fprintf(stderr, "%zu pairs to train on, %zu dev pairs, %d and %d pieces -> %s\n",
               data.train.size(), data.dev.size(), data.source.vocabulary_size(),
               data.target.vocabulary_size(), arguments.output.c_str());
  if (arguments.json) std::printf("%s\n", figures_of(report, data).dump(2).c_str());
}

}  // namespace

void add_prepare_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(
      "prepare", "Normalise, filter and divide a recipe's corpora and learn their subword pieces");
  command->add_option("--recipe", arguments->recipe, "recipe.json of the model")->required();
  command->add_option("--output", arguments->output, "folder for the prepared data")->required();
  command->add_flag("--json", arguments->json, "the figures as JSON, on standard output");
  command->callback([arguments] { prepare_corpus(*arguments); });
}

}  // namespace lookback
