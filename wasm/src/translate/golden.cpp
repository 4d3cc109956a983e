#include "translate/golden.h"

#include <cmath>

#include "base/error.h"
#include "untrusted/strict_json.h"

namespace lookback {
namespace {

using Json = nlohmann::json;

constexpr JsonLimits kLimits{std::size_t{16} << 20, 8};

const char* key_of(GoldenPath path) { return path == GoldenPath::shipped ? "shipped" : "float32"; }

/// What is compared: of the best translation of `text` as one sentence.
Json answer_to(const std::string& text, const Translator& translator) {
  TranslationOptions options = translator.default_options();
  options.split_sentences = false;
  const Translation translation = translator.translate(text, options);
  require(translation.sentences.size() == 1, "'", text, "' is empty or too long for a golden case");
  const TranslatedHypothesis& best = translation.sentences[0].hypotheses[0];
  Json weights = Json::array();
  for (const float weight : best.alignment.values)
    weights.push_back(std::round(static_cast<double>(weight) * 1e7) / 1e7);
  return {{"translation", translation.translation},
          {"ids", ids_of(best.target.tokenized)},
          {"alignment", weights}};
}

double largest_difference(const Json& a, const Json& b) {
  if (a.size() != b.size()) return INFINITY;
  double largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    largest = std::max(largest, std::abs(a[i].get<double>() - b[i].get<double>()));
  return largest;
}

void compare(const Json& expected, const Json& found, const std::string& text,
             GoldenReport& report) {
  if (expected.at("ids") != found.at("ids")) {
    report.failures.push_back(concat("'", text, "' became ", found.at("translation").dump(),
                                     " instead of ", expected.at("translation").dump()));
    return;
  }
  const double difference = largest_difference(expected.at("alignment"), found.at("alignment"));
  report.largest_alignment_difference = std::max(report.largest_alignment_difference, difference);
  if (!(difference <= kGoldenAlignmentTolerance))
    report.failures.push_back(concat("'", text, "': an alignment weight is off by ", difference));
}

}  // namespace

std::string make_golden(const Translator& shipped, const Translator& float32,
                        std::span<const std::string> texts) {
  Json cases = Json::array();
  for (const std::string& text : texts)
    cases.push_back({{"text", text},
                     {key_of(GoldenPath::shipped), answer_to(text, shipped)},
                     {key_of(GoldenPath::float32), answer_to(text, float32)}});
  return Json{{"model", shipped.config().id}, {"cases", cases}}.dump() + "\n";
}

GoldenReport check_golden(std::string_view golden, const Translator& translator, GoldenPath path) {
  const Json json = parse_strict_json(golden, "golden.json", kLimits);
  GoldenReport report;
  try {
    const auto model = json.at("model").get<std::string>();
    require(model == translator.config().id, "golden.json is that of the model ", model);
    for (const Json& item : json.at("cases")) {
      const auto text = item.at("text").get<std::string>();
      compare(item.at(key_of(path)), answer_to(text, translator), text, report);
      ++report.cases;
    }
  } catch (const Json::exception&) {
    throw Error("golden.json is not one of ours; write it anew with: lookback golden --write");
  }
  require(report.cases > 0, "golden.json has no cases");
  return report;
}

}  // namespace lookback
