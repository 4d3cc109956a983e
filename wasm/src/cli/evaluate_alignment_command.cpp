#include <cstdio>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "align/trap_costs.h"
#include "base/error.h"
#include "cli/commands.h"
#include "cli/model_flags.h"
#include "cli/parallel_for.h"

namespace lookback {
namespace {

struct Arguments {
  ModelFlags model;
  std::string reverse;
  std::string gold;
  std::vector<int> columns = {0, 1};
  std::vector<std::string> evidences = {"attention"};
  std::optional<float> threshold;
  int lag = 0;
  int threads = 0;
  bool costs = false;
  bool json = false;
};

using Evidences = std::vector<PairEvidence>;

/// What one model says of the gold pairs; gathered anew only when the texts it reads change.
class Direction {
 public:
  Direction(Translator translator, bool reverse, int threads)
      : translator_(std::move(translator)), reverse_(reverse), threads_(threads) {}

  const ModelConfig& config() const { return translator_.config(); }

  /// Each pair's links, as (source, target) of the gold pairs.
  std::vector<AlignmentLinks> links(const std::vector<GoldPair>& gold, const Measures& measures) {
    std::vector<AlignmentLinks> result;
    for (const PairEvidence& pair : evidence(gold, measures)) {
      const AlignmentLinks links = align_words(pair, measures.links).links;
      result.push_back(reverse_ ? transposed(links) : links);
    }
    return result;
  }

 private:
  const Evidences& evidence(const std::vector<GoldPair>& gold, const Measures& measures) {
    const std::string key =
        concat(measures.joining.join, measures.joining.capital, name_of(measures.links.evidence));
    const auto found = gathered_.find(key);
    if (found != gathered_.end()) return found->second;
    Evidences& all = gathered_[key];
    all.resize(gold.size());
    parallel_for(
        gold.size(), threads_, [&](std::size_t i) { all[i] = gather_one(gold[i], measures); },
        [](std::size_t) {});
    std::fprintf(stderr, "%s: %zu pairs read by %s\n", config().id.c_str(), gold.size(),
                 std::string(name_of(measures.links.evidence)).c_str());
    return all;
  }

  PairEvidence gather_one(const GoldPair& pair, const Measures& measures) const {
    const std::string& source = reverse_ ? pair.target : pair.source;
    const std::string& target = reverse_ ? pair.source : pair.target;
    return gather(translator_, joined_text(source, config().source_language, measures.joining),
                  joined_text(target, config().target_language, measures.joining),
                  measures.links.evidence);
  }

  Translator translator_;
  bool reverse_;
  int threads_;
  std::map<std::string, Evidences> gathered_;
};

nlohmann::json measure(const Arguments& arguments, const std::vector<GoldPair>& gold,
                       std::vector<Direction>& directions) {
  nlohmann::json results = nlohmann::json::array();
  for (const std::string& evidence : arguments.evidences) {
    Measures all;
    all.links.evidence = evidence_named(evidence);
    all.links.lag = arguments.lag;
    all.links.threshold = arguments.threshold.value_or(default_threshold(all.links.evidence));
    std::vector<NamedMeasures> variants = with_each_left_out(all);
    if (!arguments.costs) variants.resize(1);
    for (const auto& [name, measures] : variants) {
      const auto forward = directions[0].links(gold, measures);
      const auto reverse = directions.size() > 1 ? directions[1].links(gold, measures)
                                                 : std::vector<AlignmentLinks>();
      for (const NamedQuality& found : qualities(gold, forward, reverse))
        results.push_back({{"evidence", evidence},
                           {"measures", name},
                           {"alignment", found.name},
                           {"aer", found.quality.error_rate},
                           {"precision", found.quality.precision},
                           {"recall", found.quality.recall},
                           {"links", found.links}});
    }
  }
  return results;
}

void print(const nlohmann::json& report) {
  std::printf("%-10s %-15s %-20s %7s %9s %7s %6s\n", "evidence", "measures", "alignment", "AER",
              "precision", "recall", "links");
  for (const auto& row : report["results"])
    std::printf(
        "%-10s %-15s %-20s %7.3f %9.3f %7.3f %6lld\n", row["evidence"].get<std::string>().c_str(),
        row["measures"].get<std::string>().c_str(), row["alignment"].get<std::string>().c_str(),
        row["aer"].get<double>(), row["precision"].get<double>(), row["recall"].get<double>(),
        row["links"].get<long long>());
}

std::vector<Direction> directions_of(const Arguments& arguments) {
  const int threads = threads_or_cores(arguments.threads);
  std::vector<Direction> directions;
  directions.emplace_back(arguments.model.load(), false, threads);
  if (arguments.reverse.empty()) return directions;
  directions.emplace_back(ModelFlags{arguments.reverse, arguments.model.float32}.load(), true,
                          threads);
  require_reverse(directions[0].config(), directions[1].config());
  return directions;
}

void evaluate_alignment(const Arguments& arguments) {
  for (const std::string& evidence : arguments.evidences) evidence_named(evidence);
  const std::vector<GoldPair> gold =
      read_gold_pairs(arguments.gold, arguments.columns[0], arguments.columns[1]);
  std::vector<Direction> directions = directions_of(arguments);
  nlohmann::json report = {
      {"gold", arguments.gold}, {"sentences", gold.size()}, {"model", directions[0].config().id}};
  if (directions.size() > 1) report["reverse_model"] = directions[1].config().id;
  report["results"] = measure(arguments, gold, directions);
  if (arguments.json) {
    std::printf("%s\n", report.dump(2).c_str());
  } else {
    print(report);
  }
}

}  // namespace

void add_evaluate_alignment_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command =
      app.add_subcommand("evaluate-alignment",
                         "Measure a model's alignment against gold links: AER, precision, recall");
  arguments->model.add_to(*command);
  command->add_option("--reverse-model", arguments->reverse,
                      "model of the other direction: its links too, and both symmetrised");
  command
      ->add_option("--gold", arguments->gold,
                   "a pair a line: text, text, links 0-0 (sure) 1?2 (possible); by tabs")
      ->required();
  command->add_option("--columns", arguments->columns, "of --gold: source, target; 0,1 or 1,0")
      ->expected(2)
      ->delimiter(',');
  command->add_option("--by", arguments->evidences, "attention, erasure, both; several by commas")
      ->delimiter(',');
  command->add_option("--lag", arguments->lag, "read the weights so many steps later")
      ->check(CLI::Range(-3, 3));
  command
      ->add_option("--threshold", arguments->threshold,
                   "every weight of at least this is a link; 0: each word's largest only")
      ->check(CLI::Range(0.0, 1.0));
  command->add_flag("--costs", arguments->costs,
                    "also with each measure against a known trap left out");
  command->add_option("--threads", arguments->threads, "by default as many as cores")
      ->check(CLI::Range(1, 256));
  command->add_flag("--json", arguments->json, "as JSON");
  command->callback([arguments] { evaluate_alignment(*arguments); });
}

}  // namespace lookback
