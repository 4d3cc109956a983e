#include <cstdio>
#include <memory>
#include <optional>

#include "base/error.h"
#include "cli/alignment_writer.h"
#include "cli/commands.h"
#include "cli/model_flags.h"
#include "cli/text_lines.h"
#include "metrics/symmetrisation.h"

namespace lookback {
namespace {

struct Arguments {
  ModelFlags model;
  std::string reverse;
  std::string source;
  std::string target;
  std::string output;
  std::string format = "pharaoh";
  std::string units = "words";
  std::string by = "attention";
  std::string symmetrise = "grow-diag-final-and";
  std::optional<float> threshold;
  int lag = 0;
  bool tokenised = false;
  bool json = false;
};

void check(const Arguments& arguments) {
  const bool pieces = arguments.units == "pieces";
  require(!pieces || (arguments.reverse.empty() && arguments.by == "attention" &&
                      !arguments.tokenised && arguments.lag == 0 && !arguments.threshold),
          "--units pieces shows one model's weights as they are: without --by, --threshold, --lag, "
          "--reverse-model and --tokenised");
  require(arguments.source != "-" || arguments.target != "-",
          "only one of --source and --target can be standard input");
}

/// A model and how its links are read off.
class Direction {
 public:
  Direction(const Arguments& arguments, Translator translator)
      : arguments_(arguments), translator_(std::move(translator)) {
    options_.evidence = evidence_named(arguments.by);
    options_.lag = arguments.lag;
    // Attention alone is read as the page draws it.
    const bool plain = arguments.by == "attention" && arguments.reverse.empty();
    options_.balanced = !plain;
    options_.threshold =
        arguments.threshold.value_or(plain ? 0 : default_threshold(options_.evidence));
  }

  const Translator& translator() const { return translator_; }

  PairEvidence gather(const std::string& source, const std::string& target) const {
    return lookback::gather(translator_, worded(source, translator_.config().source_language),
                            worded(target, translator_.config().target_language),
                            options_.evidence);
  }
  WordAlignment align(const PairEvidence& pair) const { return align_words(pair, options_); }

 private:
  WordedText worded(const std::string& text, const std::string& language) const {
    return arguments_.tokenised ? joined_text(text, language, {}) : worded_text(text);
  }

  const Arguments& arguments_;
  Translator translator_;
  LinkOptions options_;
};

PairAlignment align_by_words(const Direction& forward, const Direction* reverse,
                             Symmetrisation rule, const TextPair& texts) {
  const PairEvidence pair = forward.gather(texts.source, texts.target);
  const WordAlignment found = forward.align(pair);
  PairAlignment result{pair.source, pair.target, found.weights, {}, found.links};
  if (reverse == nullptr) return result;
  const WordAlignment back = reverse->align(reverse->gather(texts.target, texts.source));
  result.reverse_weights = back.weights;
  result.links = symmetrise(found.links, transposed(back.links), rule);
  return result;
}

PairAlignment align_by_pieces(const Direction& forward, const TextPair& texts) {
  const Translator& translator = forward.translator();
  return piece_alignment(
      translator.score(texts.source, texts.target, translator.default_options()));
}

std::vector<TextPair> pairs_of(const Arguments& arguments) {
  const std::vector<std::string> source = lines_of(arguments.source);
  const std::vector<std::string> target = lines_of(arguments.target);
  require(source.size() == target.size(), "the source has ", source.size(),
          " lines and the target ", target.size(), "; they must be as many");
  std::vector<TextPair> pairs;
  for (std::size_t i = 0; i < source.size(); ++i) pairs.push_back({source[i], target[i]});
  return pairs;
}

void align_pairs(const Arguments& arguments) {
  check(arguments);
  const Symmetrisation rule = symmetrisation_named(arguments.symmetrise);
  const AlignmentFormat format = alignment_format_named(arguments.json ? "json" : arguments.format);
  const std::vector<TextPair> pairs = pairs_of(arguments);
  const Direction forward(arguments, arguments.model.load());
  std::unique_ptr<Direction> reverse;
  if (!arguments.reverse.empty()) {
    reverse = std::make_unique<Direction>(
        arguments, ModelFlags{arguments.reverse, arguments.model.float32}.load());
    require_reverse(forward.translator().config(), reverse->translator().config());
  }
  LineWriter out(arguments.output);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    out.write(written(arguments.units == "pieces"
                          ? align_by_pieces(forward, pairs[i])
                          : align_by_words(forward, reverse.get(), rule, pairs[i]),
                      format));
    if ((i + 1) % 500 == 0) std::fprintf(stderr, "%zu of %zu\n", i + 1, pairs.size());
  }
  out.close();
}

void add_reading(CLI::App& command, Arguments& arguments) {
  command.add_option("--by", arguments.by,
                     "attention: where it looked; erasure: what each word depends on; both");
  command
      .add_option("--threshold", arguments.threshold,
                  "every weight of at least this is a link; 0: each target word's largest only "
                  "(as without --by and --reverse-model)")
      ->check(CLI::Range(0.0, 1.0));
  command.add_option("--lag", arguments.lag, "read the weights so many steps later")
      ->check(CLI::Range(-3, 3));
  command.add_option("--reverse-model", arguments.reverse,
                     "model of the other direction; the links of both become one alignment");
  command.add_option("--symmetrise", arguments.symmetrise,
                     "how: intersection, union or grow-diag-final-and");
  command.add_flag("--tokenised", arguments.tokenised,
                   "words are what spaces separate; opened elisions and contractions are joined "
                   "for the model and mapped back");
}

}  // namespace

void add_align_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand(
      "align", "Align the words of given translations by where the model looks, writing them");
  arguments->model.add_to(*command);
  command->add_option("--source", arguments->source, "sentences, one a line")->required();
  command->add_option("--target", arguments->target, "their translations, one a line")->required();
  command->add_option("--output", arguments->output, "file instead of standard output");
  command->add_option("--format", arguments->format,
                      "pharaoh: links i-j, source-target, from 0; json: words, links and weights; "
                      "matrix: the weights as a table, by tabs, an empty line after each pair");
  command->add_flag("--json", arguments->json, "the same as --format json");
  command->add_option("--units", arguments->units, "words, or the model's pieces")
      ->check(CLI::IsMember({"words", "pieces"}));
  add_reading(*command, *arguments);
  command->callback([arguments] { align_pairs(*arguments); });
}

}  // namespace lookback
