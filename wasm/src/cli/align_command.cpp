#include <cstdio>
#include <memory>

#include "base/error.h"
#include "cli/commands.h"
#include "cli/model_flags.h"
#include "cli/text_lines.h"
#include "translate/translation_json.h"

namespace lookback {
namespace {

struct Arguments {
  ModelFlags model;
  std::string source;
  std::string target;
  std::string output;
  bool json = false;
};

/// Pharaoh's form, "source-target" by words from 0: each target word with the source word that it
/// looked at most. </s> has no links.
std::string links_of(const Translation& translation) {
  std::string line;
  for (const SentenceTranslation& sentence : translation.sentences) {
    const NumberMatrix& matrix = sentence.hypotheses[0].word_alignment;
    for (int row = 0; row + 1 < matrix.rows; ++row) {
      const float* weights = matrix.values.data() + row * matrix.columns;
      const auto best = std::max_element(weights, weights + matrix.columns) - weights;
      if (best + 1 == matrix.columns) continue;
      line += concat(line.empty() ? "" : " ", best, "-", row);
    }
  }
  return line;
}

void align_pairs(const Arguments& arguments) {
  const Translator translator = arguments.model.load();
  require(translator.model().network().has_alignment(), "the model ", translator.config().id,
          " has no attention, so it aligns nothing");
  const std::vector<std::string> source = lines_of(arguments.source);
  const std::vector<std::string> target = lines_of(arguments.target);
  require(source.size() == target.size(), "the source has ", source.size(),
          " lines and the target ", target.size(), "; they must be as many");
  LineWriter out(arguments.output);
  for (std::size_t i = 0; i < source.size(); ++i) {
    const Translation scored = translator.score(source[i], target[i], translator.default_options());
    out.write(arguments.json ? translation_json(scored) : links_of(scored));
  }
  out.close();
}

}  // namespace

void add_align_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(
      "align", "Say where the model looks while it writes given translations, and their scores");
  arguments->model.add_to(*command);
  command->add_option("--source", arguments->source, "sentences, one a line")->required();
  command->add_option("--target", arguments->target, "their translations, one a line")->required();
  command->add_option("--output", arguments->output, "file instead of standard output");
  command->add_flag("--json", arguments->json,
                    "weights and log-probabilities, one JSON object a line, instead of links");
  command->callback([arguments] { align_pairs(*arguments); });
}

}  // namespace lookback
