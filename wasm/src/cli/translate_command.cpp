#include <cstdio>
#include <memory>

#include "base/error.h"
#include "cli/commands.h"
#include "cli/model_flags.h"
#include "cli/text_lines.h"
#include "translate/options_json.h"
#include "translate/translation_json.h"

namespace lookback {
namespace {

struct Arguments {
  ModelFlags model;
  DecodingFlags decoding;
  std::string input = "-";
  std::string output;
  std::string prefix;
  std::string options;  ///< JSON, as the page sends it
  bool whole_lines = false;
  bool json = false;
};

TranslationOptions options_of(const Arguments& arguments, const Translator& translator) {
  if (!arguments.options.empty()) return options_from_json(arguments.options, translator);
  TranslationOptions options = arguments.decoding.options(translator);
  options.decoding.prefix = translator.target_pieces(arguments.prefix);
  options.split_sentences = !arguments.whole_lines && options.decoding.n_best == 1;
  if (arguments.json) options.decoding.top_candidates = kDefaultCandidates;
  return options;
}

/// Moses' form: line ||| translation ||| score.
void write_n_best(const Translation& translation, std::size_t line, LineWriter& out) {
  for (const SentenceTranslation& sentence : translation.sentences)
    for (const TranslatedHypothesis& hypothesis : sentence.hypotheses)
      out.write(concat(line, " ||| ", hypothesis.target.tokenized.text, " ||| ", hypothesis.score));
}

void translate_lines(const Arguments& arguments) {
  const Translator translator = arguments.model.load();
  const TranslationOptions options = options_of(arguments, translator);
  LineWriter out(arguments.output);
  std::size_t line = 0;
  for_each_line(arguments.input, [&](std::string_view text) {
    const Translation translation = translator.translate(text, options);
    for (const Note& note : translation.notes)
      std::fprintf(stderr, "line %zu: %s\n", line + 1, note.text.c_str());
    if (arguments.json) {
      out.write(translation_json(translation));
    } else if (options.decoding.n_best > 1) {
      write_n_best(translation, line, out);
    } else {
      out.write(translation.translation);
    }
    ++line;
  });
  out.close();
}

}  // namespace

void add_translate_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command =
      app.add_subcommand("translate", "Translate text, one line out for each line in");
  arguments->model.add_to(*command);
  arguments->decoding.add_to(*command);
  command->add_option("input", arguments->input, "text file, plain or gzip; - is standard input");
  command->add_option("--output", arguments->output, "file instead of standard output");
  command->add_option("--prefix", arguments->prefix, "every translation begins with this text");
  command->add_option("--options", arguments->options,
                      "all decoding options as JSON, as the page gives them; replaces the flags");
  command->add_flag("--whole-lines", arguments->whole_lines, "a line is one sentence");
  command->add_flag("--json", arguments->json,
                    "everything that is known of a translation, one JSON object a line");
  command->callback([arguments] { translate_lines(*arguments); });
}

}  // namespace lookback
