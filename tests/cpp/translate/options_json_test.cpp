#include "translate/options_json.h"

#include <catch2/catch.hpp>

#include "base/error.h"
#include "support/tiny_model.h"

namespace lookback {
namespace {

const Translator& tiny() {
  static const Translator translator{TinyModel([](ModelConfig& config) {
                                       config.decoding.beam_size = 3;
                                       config.decoding.length_penalty = 0.5;
                                     }).bundle()};
  return translator;
}

TranslationOptions read(const std::string& json) { return options_from_json(json, tiny()); }

std::string refusal(const std::string& json) {
  try {
    read(json);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST_CASE("what is not said is as the model has it") {
  const TranslationOptions options = read("{}");
  CHECK(options.decoding.beam_size == 3);
  CHECK(options.decoding.length_penalty == 0.5);
  CHECK(options.decoding.top_candidates == kDefaultCandidates);
  CHECK(options.split_sentences);
  CHECK_FALSE(options.maximum_length);
}

TEST_CASE("every option of the page is understood") {
  const TranslationOptions options = read(
      R"({"beamSize": 8, "nBest": 4, "minimumLength": 2, "maximumLength": 30, "lengthPenalty": 1,
          "coveragePenalty": 0.2, "blockedNgram": 3, "loopLimit": 4, "candidates": 7,
          "splitSentences": false, "sampling": true, "temperature": 0.7, "topK": 20, "topP": 0.9,
          "seed": 42, "trace": true, "prefix": "The cat",
          "explain": {"position": 3, "source": 1},
          "alignmentOverrides": [{"position": 2, "weights": [0, 1, 0]}]})");
  CHECK(options.decoding.beam_size == 8);
  CHECK(options.decoding.n_best == 4);
  CHECK(options.decoding.minimum_length == 2);
  CHECK(options.maximum_length == 30);
  CHECK(options.decoding.length_penalty == 1);
  CHECK(options.decoding.coverage_penalty == 0.2);
  CHECK(options.decoding.blocked_ngram == 3);
  CHECK(options.decoding.loop_limit == 4);
  CHECK(options.decoding.top_candidates == 7);
  CHECK_FALSE(options.split_sentences);
  CHECK(options.decoding.sampling);
  CHECK(options.decoding.temperature == 0.7);
  CHECK(options.decoding.top_k == 20);
  CHECK(options.decoding.top_p == 0.9);
  CHECK(options.decoding.seed == 42);
  REQUIRE(options.explain);
  CHECK(options.explain->position == 3);
  CHECK(options.explain->source == 1);
  CHECK(options.decoding.trace);
  CHECK(options.decoding.prefix == tiny().target_pieces("The cat"));
  CHECK(options.decoding.alignment_overrides.at(2) == std::vector<float>{0, 1, 0});
}

TEST_CASE("target pieces may be given by their ids") {
  CHECK(read(R"({"forcedTarget": [300, 259]})").decoding.forced_target ==
        std::vector<TokenId>{300, 259});
  CHECK(read(R"({"forcedTarget": ""})").decoding.forced_target->empty());
}

TEST_CASE("what cannot be meant is refused by name") {
  CHECK(refusal(R"({"beamsize": 4})").find("'beamSize'") != std::string::npos);
  CHECK(refusal(R"({"beamSize": "4"})").find("'beamSize'") != std::string::npos);
  CHECK(refusal(R"({"beamSize": 0})").find("from 1 to 64") != std::string::npos);
  CHECK(refusal(R"({"lengthPenalty": -1})").find("'lengthPenalty'") != std::string::npos);
  CHECK(refusal(R"({"prefix": [99999]})").find("'prefix'") != std::string::npos);
  CHECK(refusal(R"({"prefix": 3})").find("'prefix'") != std::string::npos);
  CHECK(
      refusal(R"({"alignmentOverrides": [{"position": 1, "weights": ["x"]}]})").find("'weights'") !=
      std::string::npos);
  CHECK(refusal("[]").find("JSON object") != std::string::npos);
  CHECK(refusal("{").find("not valid JSON") != std::string::npos);
}

}  // namespace
}  // namespace lookback
