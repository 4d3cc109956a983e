#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "cli/commands.h"
#include "cli/model_flags.h"
#include "cli/parallel_for.h"
#include "cli/parallel_translation.h"
#include "cli/text_lines.h"
#include "metrics/bootstrap.h"
#include "metrics/chrf.h"
#include "train/line_reader.h"

namespace lookback {
namespace {

struct Arguments {
  ModelFlags model;
  DecodingFlags decoding;
  std::string source;
  std::string reference;
  std::string test;
  std::vector<int> columns = {0, 1};
  std::string output;
  std::string tokenizer;
  int threads = 0;
  std::size_t limit = 0;
  bool split_sentences = false;
  bool json = false;
};

struct TestSet {
  std::vector<std::string> source;
  std::vector<std::string> reference;
};

struct Scores {
  BleuScore bleu;
  ConfidenceInterval interval;
  std::string bleu_signature;
  double chrf = 0;
};

TestSet from_columns(const Arguments& arguments) {
  TestSet set;
  const auto wanted = [&](std::size_t i) { return static_cast<std::size_t>(arguments.columns[i]); };
  for_each_line(arguments.test, [&](std::string_view line) {
    const std::vector<std::string_view> fields = split_tabs(line);
    require(fields.size() > std::max(wanted(0), wanted(1)), "line ", set.source.size() + 1, " of ",
            arguments.test, " has ", fields.size(), " columns; see --columns");
    set.source.emplace_back(fields[wanted(0)]);
    set.reference.emplace_back(fields[wanted(1)]);
  });
  return set;
}

TestSet test_set_of(const Arguments& arguments) {
  const bool two_files = !arguments.source.empty() && !arguments.reference.empty();
  require(two_files != !arguments.test.empty(),
          "give either --source and --reference, or --test with two columns");
  TestSet set = two_files ? TestSet{lines_of(arguments.source), lines_of(arguments.reference)}
                          : from_columns(arguments);
  require(set.source.size() == set.reference.size(), "the source has ", set.source.size(),
          " lines and the reference ", set.reference.size(), "; they must be as many");
  require(!set.source.empty(), "the test set is empty");
  if (arguments.limit > 0 && arguments.limit < set.source.size()) {
    set.source.resize(arguments.limit);
    set.reference.resize(arguments.limit);
  }
  return set;
}

BleuTokenizer tokenizer_for(const Arguments& arguments, const std::string& language) {
  if (!arguments.tokenizer.empty()) return bleu_tokenizer_named(arguments.tokenizer);
  return language.rfind("zh", 0) == 0 ? BleuTokenizer::zh : BleuTokenizer::mteval_13a;
}

Scores score(const std::vector<std::string>& lines, const std::vector<std::string>& reference,
             BleuTokenizer tokenizer) {
  const auto statistics = corpus_bleu_statistics(lines, reference, tokenizer);
  BleuStatistics sum;
  for (const BleuStatistics& segment : statistics) sum += segment;
  return {bleu_from(sum), bleu_interval(statistics), bleu_signature(tokenizer),
          corpus_chrf(lines, reference)};
}

nlohmann::json as_json(const Scores& scores, const TranslatedLines& translated,
                       const TranslationOptions& options) {
  const double seconds = std::max(translated.seconds, 1e-9);
  return {{"bleu", scores.bleu.score},
          {"bleu_low", scores.interval.low},
          {"bleu_high", scores.interval.high},
          {"bleu_signature", scores.bleu_signature},
          {"brevity_penalty", scores.bleu.brevity_penalty},
          {"chrf2", scores.chrf},
          {"chrf_signature", chrf_signature()},
          {"beam_size", options.decoding.beam_size},
          {"length_penalty", options.decoding.length_penalty},
          {"sentences", translated.lines.size()},
          {"unfinished", translated.unfinished},
          {"source_pieces", translated.source_pieces},
          {"target_pieces", translated.target_pieces},
          {"seconds", seconds},
          {"target_pieces_per_second", static_cast<double>(translated.target_pieces) / seconds}};
}

void print(const nlohmann::json& figures) {
  const auto number = [&](const char* key) { return figures[key].get<double>(); };
  const auto text = [&](const char* key) { return figures[key].get<std::string>(); };
  std::printf("BLEU  %6.2f  (95 %% interval %.2f to %.2f)  %s\n", number("bleu"),
              number("bleu_low"), number("bleu_high"), text("bleu_signature").c_str());
  std::printf("chrF2 %6.2f  %s\n", number("chrf2"), text("chrf_signature").c_str());
  std::printf("%.0f sentences, %.0f target pieces in %.1f s: %.0f pieces/s; %.0f unfinished\n",
              number("sentences"), number("target_pieces"), number("seconds"),
              number("target_pieces_per_second"), number("unfinished"));
}

void write_lines(const std::vector<std::string>& lines, const std::string& path) {
  if (path.empty()) return;
  LineWriter out(path);
  for (const std::string& line : lines) out.write(line);
  out.close();
}

void evaluate(const Arguments& arguments) {
  const TestSet set = test_set_of(arguments);
  const Translator translator = arguments.model.load();
  TranslationOptions options = arguments.decoding.options(translator);
  options.split_sentences = arguments.split_sentences;
  const int threads = threads_or_cores(arguments.threads);
  const TranslatedLines translated =
      translate_all(translator, set.source, options, threads, [&](std::size_t done) {
        if (done % 500 == 0) std::fprintf(stderr, "%zu of %zu\n", done, set.source.size());
      });
  write_lines(translated.lines, arguments.output);
  const Scores scores = score(translated.lines, set.reference,
                              tokenizer_for(arguments, translator.config().target_language));
  const nlohmann::json figures = as_json(scores, translated, options);
  if (arguments.json) {
    std::printf("%s\n", figures.dump(2).c_str());
  } else {
    print(figures);
  }
}

}  // namespace

void add_evaluate_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("evaluate", "Measure a model on a test set: BLEU, chrF2");
  arguments->model.add_to(*command);
  arguments->decoding.add_to(*command);
  command->add_option("--source", arguments->source, "sentences, one a line, plain or gzip");
  command->add_option("--reference", arguments->reference, "their translations, one a line");
  command->add_option("--test", arguments->test, "both in one tab-separated file");
  command->add_option("--columns", arguments->columns, "of --test: source, reference; from 0")
      ->expected(2)
      ->check(CLI::NonNegativeNumber)
      ->delimiter(',');
  command->add_option("--output", arguments->output, "file for the translations");
  command->add_option("--tokenizer", arguments->tokenizer,
                      "BLEU's words: 13a, zh or char; by default the target language's");
  command->add_option("--threads", arguments->threads, "by default as many as cores")
      ->check(CLI::Range(1, 256));
  command->add_option("--limit", arguments->limit, "only the first so many sentences");
  command->add_flag("--split-sentences", arguments->split_sentences,
                    "split lines into sentences first, as the page does");
  command->add_flag("--json", arguments->json, "the figures as JSON");
  command->callback([arguments] { evaluate(*arguments); });
}

}  // namespace lookback
