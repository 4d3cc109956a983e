#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "cli/commands.h"
#include "cli/length_evaluation.h"
#include "cli/model_flags.h"
#include "cli/parallel_for.h"
#include "cli/parallel_translation.h"
#include "cli/scores.h"
#include "cli/test_set.h"
#include "cli/text_lines.h"

namespace lookback {
namespace {

struct Arguments {
  ModelFlags model;
  DecodingFlags decoding;
  TestSetFlags test;
  std::string output;
  std::string tokenizer;
  int threads = 0;
  std::size_t bucket_inputs = BucketOptions().inputs;
  bool split_sentences = false;
  bool by_length = false;
  bool json = false;
};

nlohmann::json decoding_json(const TranslationOptions& options) {
  return {{"beam_size", options.decoding.beam_size},
          {"length_penalty", options.decoding.length_penalty}};
}

nlohmann::json speed_json(const TranslatedLines& translated) {
  const double seconds = std::max(translated.seconds, 1e-9);
  return {{"sentences", translated.lines.size()},
          {"unfinished", translated.unfinished},
          {"source_pieces", translated.source_pieces},
          {"target_pieces", translated.target_pieces},
          {"seconds", seconds},
          {"target_pieces_per_second", static_cast<double>(translated.target_pieces) / seconds}};
}

double number(const nlohmann::json& figures, const char* key) { return figures[key].get<double>(); }

std::string text(const nlohmann::json& figures, const char* key) {
  return figures[key].get<std::string>();
}

void print(const nlohmann::json& figures) {
  std::printf("BLEU  %6.2f  (95 %% interval %.2f to %.2f)  %s\n", number(figures, "bleu"),
              number(figures, "bleu_low"), number(figures, "bleu_high"),
              text(figures, "bleu_signature").c_str());
  std::printf("chrF2 %6.2f  %s\n", number(figures, "chrf2"),
              text(figures, "chrf_signature").c_str());
  std::printf("%.0f sentences, %.0f target pieces in %.1f s: %.0f pieces/s; %.0f unfinished\n",
              number(figures, "sentences"), number(figures, "target_pieces"),
              number(figures, "seconds"), number(figures, "target_pieces_per_second"),
              number(figures, "unfinished"));
}

void print_buckets(const nlohmann::json& buckets) {
  std::printf("%-10s %7s %10s %7s %17s %7s\n", "words", "inputs", "sentences", "BLEU",
              "95 % interval", "chrF2");
  for (const auto& bucket : buckets) {
    const std::string to = bucket["to"].is_null() ? "+" : "-" + bucket["to"].dump();
    std::printf("%-10s %7zu %10zu", (bucket["from"].dump() + to).c_str(),
                bucket["inputs"].get<std::size_t>(), bucket["sentences"].get<std::size_t>());
    if (bucket.contains("bleu"))
      std::printf(" %7.2f %8.2f-%8.2f %7.2f", number(bucket, "bleu"), number(bucket, "bleu_low"),
                  number(bucket, "bleu_high"), number(bucket, "chrf2"));
    std::printf("\n");
  }
}

void write_lines(const std::vector<std::string>& lines, const std::string& path) {
  if (path.empty()) return;
  LineWriter out(path);
  for (const std::string& line : lines) out.write(line);
  out.close();
}

/// What every evaluation is made with.
struct Setting {
  TestSet set;
  Translator translator;
  TranslationOptions options;
  BleuTokenizer tokenizer;
  int threads;
};

Setting setting_of(const Arguments& arguments) {
  TestSet set = arguments.test.load();
  Translator translator = arguments.model.load();
  TranslationOptions options = arguments.decoding.options(translator);
  options.split_sentences = arguments.split_sentences;
  const BleuTokenizer tokenizer =
      tokenizer_for(arguments.tokenizer, translator.config().target_language);
  return {std::move(set), std::move(translator), options, tokenizer,
          threads_or_cores(arguments.threads)};
}

nlohmann::json evaluate_whole(const Arguments& arguments, const Setting& setting) {
  const std::size_t all = setting.set.source.size();
  const TranslatedLines translated =
      translate_all(setting.translator, setting.set.source, setting.options, setting.threads,
                    [&](std::size_t done) {
                      if (done % 500 == 0) std::fprintf(stderr, "%zu of %zu\n", done, all);
                    });
  write_lines(translated.lines, arguments.output);
  nlohmann::json figures = scores_json(translated.lines, setting.set.reference, setting.tokenizer);
  figures.update(decoding_json(setting.options));
  figures.update(speed_json(translated));
  return figures;
}

nlohmann::json evaluate_lengths(const Arguments& arguments, const Setting& setting) {
  require(!arguments.split_sentences && arguments.output.empty(),
          "--by-length measures long inputs whole: without --split-sentences and --output");
  LengthEvaluation how{setting.options, setting.tokenizer, {}, setting.threads};
  how.buckets.inputs = arguments.bucket_inputs;
  nlohmann::json figures = decoding_json(setting.options);
  figures["model"] = setting.translator.config().id;
  figures["buckets"] = evaluate_by_length(setting.translator, setting.set, how,
                                          [](std::size_t done, std::size_t all) {
                                            std::fprintf(stderr, "%zu of %zu buckets\n", done, all);
                                          });
  return figures;
}

void evaluate(const Arguments& arguments) {
  const Setting setting = setting_of(arguments);
  const nlohmann::json figures = arguments.by_length ? evaluate_lengths(arguments, setting)
                                                     : evaluate_whole(arguments, setting);
  if (arguments.json) {
    std::printf("%s\n", figures.dump(2).c_str());
  } else if (arguments.by_length) {
    print_buckets(figures["buckets"]);
  } else {
    print(figures);
  }
}

void add_lengths(CLI::App& command, Arguments& arguments) {
  command.add_flag("--by-length", arguments.by_length,
                   "by source words, 1-5 to 46 and more; long inputs are consecutive sentences "
                   "joined, and translated whole");
  command.add_option("--bucket-inputs", arguments.bucket_inputs, "most inputs of a length")
      ->check(CLI::Range(1, 100000));
}

}  // namespace

void add_evaluate_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("evaluate", "Measure a model on a test set: BLEU, chrF2");
  arguments->model.add_to(*command);
  arguments->decoding.add_to(*command);
  arguments->test.add_to(*command);
  command->add_option("--output", arguments->output, "file for the translations");
  command->add_option("--tokenizer", arguments->tokenizer,
                      "BLEU's words: 13a, zh or char; by default the target language's");
  command->add_option("--threads", arguments->threads, "by default as many as cores")
      ->check(CLI::Range(1, 256));
  command->add_flag("--split-sentences", arguments->split_sentences,
                    "split lines into sentences first, as the page does");
  add_lengths(*command, *arguments);
  command->add_flag("--json", arguments->json, "the figures as JSON");
  command->callback([arguments] { evaluate(*arguments); });
}

}  // namespace lookback
