#include "translate/translation_json.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>

#include "support/tiny_model.h"

namespace lookback {
namespace {

using Json = nlohmann::json;

const Translator& tiny() {
  static const Translator translator{TinyModel().bundle()};
  return translator;
}

Json translated(const std::string& text, const TranslationOptions& options) {
  return Json::parse(translation_json(tiny().translate(text, options)));
}

/// A text's slice by UTF-16 offsets, for texts whose characters are one unit each.
std::u16string slice(const std::string& text, std::size_t begin, std::size_t end) {
  std::u16string units;
  for (std::size_t i = 0; i < text.size(); ++i)
    if ((text[i] & 0xC0) != 0x80) units += static_cast<char16_t>(i);
  return units.substr(begin, end - begin);
}

TEST_CASE("offsets in the JSON are those of JavaScript") {
  const std::string text = "Où est \U0001F600 la clé ?";
  const Json source = translated(text, tiny().default_options())["sentences"][0]["source"];
  CHECK(source["text"] == text);
  const Json& tokens = source["tokens"];
  const Json& last = tokens[tokens.size() - 1];
  // One unit for every character but the emoji, which has two.
  CHECK(last["begin"] == 18);
  CHECK(last["end"] == 18);
  CHECK(last["piece"] == "</s>");
  CHECK(last["text"] == "");
  CHECK(last["word"] == source["words"].size() - 1);
}

TEST_CASE("the texts of tokens are what stands in the text") {
  const Json source =
      translated("Le chat dort.", tiny().default_options())["sentences"][0]["source"];
  const std::string text = source["text"];
  std::string all;
  for (const Json& token : source["tokens"]) {
    all += token["text"].get<std::string>();
    CHECK(slice(text, token["begin"], token["end"]).size() ==
          token["text"].get<std::string>().size());
  }
  CHECK(all == "Lechatdort.");
}

TEST_CASE("the JSON has every field of the protocol") {
  TranslationOptions options = tiny().default_options();
  options.decoding.n_best = 2;
  options.decoding.top_candidates = 4;
  const Json json = translated("Le chat dort.", options);
  for (const char* key : {"model", "text", "translation", "sentences", "milliseconds", "notes"})
    CHECK(json.contains(key));
  double stages = 0;
  for (const char* key : {"tokenise", "encode", "recurrence", "attend", "output", "search"})
    stages += json["stages"][key].get<double>();
  CHECK(stages == Approx(json["milliseconds"].get<double>()).margin(0.05));
  const Json& sentence = json["sentences"][0];
  CHECK(sentence["hypotheses"].size() == 2);
  const Json& best = sentence["hypotheses"][0];
  for (const char* key : {"target", "alignment", "wordAlignment", "tokenLogProbabilities",
                          "logProbability", "score", "finished", "candidates"})
    CHECK(best.contains(key));
  const Json& alignment = best["alignment"];
  CHECK(alignment["values"].size() ==
        alignment["rows"].get<std::size_t>() * alignment["columns"].get<std::size_t>());
  CHECK(sentence["scores"]["values"].size() == alignment["values"].size());
  CHECK(best["candidates"].size() == best["target"]["tokens"].size());
  CHECK(best["candidates"][0].size() == 4);
  CHECK_FALSE(sentence.contains("trace"));
}

TEST_CASE("asked for, the beam's tree comes along") {
  TranslationOptions options = tiny().default_options();
  options.decoding.trace = true;
  const Json json = translated("Le chat dort.", options);
  const Json& nodes = json["sentences"][0]["trace"];
  REQUIRE(nodes.size() > 5);
  CHECK(nodes[0]["parent"] == -1);
  CHECK(nodes[1]["parent"] == 0);
  CHECK(nodes[1]["piece"].is_string());
}

TEST_CASE("asked for, the numbers behind one look come along") {
  TranslationOptions options = tiny().default_options();
  options.decoding.forced_target = tiny().target_pieces("The cat sleeps.");
  options.explain = ExplainedPlace{1, 2};
  const Json sentence = translated("Le chat dort.", options)["sentences"][0];
  const Json& explanation = sentence["explanation"];
  CHECK(explanation["position"] == 1);
  CHECK(explanation["source"] == 2);
  double energy = explanation["rest"];
  for (const Json& term : explanation["terms"]) {
    const double sum = term["key"].get<double>() + term["query"].get<double>();
    CHECK(term["value"].get<double>() ==
          Approx(term["weight"].get<double>() * std::tanh(sum)).margin(1e-6));
    energy += term["value"].get<double>();
  }
  const int columns = sentence["scores"]["columns"];
  const Json& scores = sentence["scores"]["values"];
  CHECK(energy == Approx(scores[static_cast<std::size_t>(columns + 2)].get<double>()).margin(1e-5));
  CHECK(explanation["annotations"]["rows"] == columns);
}

TEST_CASE("a model without attention says null where a matrix would be") {
  const Translator fixed{TinyModel([](ModelConfig& config) {
                           config.scorer = Scorer::none;
                           config.attention_size = 0;
                         }).bundle()};
  const Json json =
      Json::parse(translation_json(fixed.translate("Il dort.", fixed.default_options())));
  CHECK(json["sentences"][0]["hypotheses"][0]["alignment"].is_null());
  CHECK(json["sentences"][0]["scores"].is_null());
}

TEST_CASE("a model says what it is") {
  const Json info = Json::parse(model_info_json(tiny()));
  CHECK(info["id"] == "tiny");
  CHECK(info["source"] == "fr");
  CHECK(info["target"] == "en");
  CHECK(info["scorer"] == "additive");
  CHECK(info["wiring"] == "context_in");
  CHECK(info["attentionalLayer"] == false);
  CHECK(info["inputFeeding"] == false);
  CHECK(info["decoding"]["beamSize"] == tiny().config().decoding.beam_size);
  CHECK(info["decoding"]["lengthPenalty"] == tiny().config().decoding.length_penalty);
  CHECK(info["decoding"]["coveragePenalty"] == 0);
  CHECK(info["parameters"].get<int>() > 10000);
  CHECK(info["embeddingSize"] == tiny().config().embedding_size);
  CHECK(info["encoderSize"] == tiny().config().encoder_size);
  CHECK(info["decoderSize"] == tiny().config().decoder_size);
  CHECK(info["attentionSize"] == tiny().config().attention_size);
}

}  // namespace
}  // namespace lookback
