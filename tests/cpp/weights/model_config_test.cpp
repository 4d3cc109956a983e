#include "weights/model_config.h"

#include <catch2/catch.hpp>
#include <limits>

#include "cpp/weights/raw_files.h"
#include "cpp/weights/small_model.h"

using namespace lookback;
using Catch::Contains;

namespace {

/// What check() says to the small config after `change`.
template <class Change>
std::string after(const Change& change) {
  ModelConfig config = small_config();
  change(config);
  return error_of([&] { check(config); });
}

/// What the reader says to the small config's JSON with `from` replaced by `to`.
std::string reading(const std::string& from, const std::string& to) {
  std::string json = to_json(small_config());
  const std::size_t at = json.find(from);
  REQUIRE(at != std::string::npos);
  json.replace(at, from.size(), to);
  return error_of([&] { model_config_from_json(json); });
}

}  // namespace

TEST_CASE("a config that is written is read back the same") {
  ModelConfig config = small_config();
  CHECK(model_config_from_json(to_json(config)) == config);
  config.cell = Cell::lstm;
  config.encoder_layers = 2;
  config.scorer = Scorer::general;
  config.attention_size = 0;
  config.wiring = Wiring::context_out;
  config.input_feeding = config.attentional_layer = true;
  config.tied_output = false;
  config.decoding = {1, 0.6, 0.2, 1.5, 20, 3, 4};
  CHECK(model_config_from_json(to_json(config)) == config);
}

TEST_CASE("keys with a default may be left out") {
  const ModelConfig config = model_config_from_json(R"({
    "format": "lookback-1", "id": "small", "source_language": "en", "target_language": "zh-Hans",
    "source_vocabulary": 5, "target_vocabulary": 6, "embedding_size": 3, "cell": "gru",
    "encoder_size": 2, "decoder_size": 4, "scorer": "dot", "wiring": "context_in",
    "decoding": {"length_penalty": 0.6}})");
  ModelConfig expected = small_config();
  expected.title = "";
  expected.scorer = Scorer::dot;
  expected.attention_size = 0;
  expected.decoding.length_penalty = 0.6;
  CHECK(config == expected);
}

TEST_CASE("each key without a default must be there") {
  for (const char* key : {"format", "id", "source_language", "target_language", "source_vocabulary",
                          "target_vocabulary", "embedding_size", "cell", "encoder_size",
                          "decoder_size", "scorer", "wiring"}) {
    const std::string quoted = concat('"', key, '"');
    const std::string message = reading(quoted, concat("\"no_", key, '"'));
    CHECK_THAT(message, Contains(concat("the model's config lacks '", key, "'")));
  }
}

TEST_CASE("another format is refused with both names") {
  CHECK(reading("lookback-1", "lookback-9") ==
        "the model's config is in format 'lookback-9', but this program reads 'lookback-1': take a "
        "model "
        "or a program of the other's age");
}

TEST_CASE("a misspelt key is refused with the key that was meant") {
  CHECK(reading("\"input_feeding\"", "\"input_feding\"") ==
        "the model's config has the unknown key 'input_feding'; perhaps 'input_feeding' was meant");
  CHECK(reading("\"beam_size\"", "\"beamsize\"") ==
        "the model's config, part 'decoding', has the unknown key 'beamsize'; perhaps 'beam_size' "
        "was "
        "meant");
}

TEST_CASE("a value of another type is refused") {
  CHECK_THAT(reading("\"embedding_size\": 3", "\"embedding_size\": \"3\""),
             Contains("'embedding_size' must be a whole number"));
  CHECK_THAT(reading("\"input_feeding\": false", "\"input_feeding\": 0"),
             Contains("'input_feeding' must be true or false, not 0"));
  CHECK_THAT(reading("\"decoding\": {", "\"decoding\": [], \"other\": {"),
             Contains("must be a JSON object"));
  CHECK_THAT(reading("\"additive\"", "\"luong\""), Contains("there is no scorer 'luong'"));
}

TEST_CASE("a config that is no JSON object, or far too long, is refused") {
  CHECK_THAT(error_of([] { model_config_from_json("[]"); }), Contains("must be a JSON object"));
  CHECK_THAT(error_of([] { model_config_from_json("{"); }), Contains("is not valid JSON"));
  CHECK_THAT(error_of([] { model_config_from_json(std::string(1 << 17, ' ')); }),
             Contains("more than the 65536 that are accepted"));
}

TEST_CASE("sizes out of range are refused by name") {
  CHECK(after([](ModelConfig& c) { c.source_vocabulary = 3; }) ==
        "'source_vocabulary' must be from 4 to 1048576, not 3");
  CHECK_THAT(after([](ModelConfig& c) { c.target_vocabulary = (1 << 20) + 1; }),
             Contains("'target_vocabulary' must be from 4 to 1048576"));
  CHECK(after([](ModelConfig& c) { c.embedding_size = 0; }) ==
        "'embedding_size' must be from 1 to 8192, not 0");
  CHECK_THAT(after([](ModelConfig& c) { c.encoder_size = 8193; }), Contains("'encoder_size'"));
  CHECK_THAT(after([](ModelConfig& c) { c.decoder_size = -4; }), Contains("'decoder_size'"));
  CHECK_THAT(after([](ModelConfig& c) { c.encoder_layers = 9; }),
             Contains("'encoder_layers' must be from 1 to 8"));
  CHECK_THAT(after([](ModelConfig& c) { c.attention_size = -1; }), Contains("'attention_size'"));
}

TEST_CASE("decoding defaults out of range are refused by name") {
  CHECK_THAT(after([](ModelConfig& c) { c.decoding.beam_size = 0; }),
             Contains("'beam_size' must be from 1 to 64"));
  CHECK_THAT(after([](ModelConfig& c) { c.decoding.length_penalty = -0.1; }),
             Contains("'length_penalty'"));
  CHECK_THAT(after([](ModelConfig& c) {
               c.decoding.coverage_penalty = std::numeric_limits<double>::quiet_NaN();
             }),
             Contains("'coverage_penalty'"));
  CHECK_THAT(after([](ModelConfig& c) { c.decoding.maximum_length_factor = 21; }),
             Contains("'maximum_length_factor'"));
  CHECK_THAT(after([](ModelConfig& c) { c.decoding.maximum_length_extra = 0; }),
             Contains("'maximum_length_extra'"));
  CHECK_THAT(after([](ModelConfig& c) { c.decoding.blocked_ngram = -1; }),
             Contains("'blocked_ngram'"));
  CHECK(after([](ModelConfig& c) { c.decoding.loop_limit = 1; }) ==
        "'loop_limit' must be 0 (off) or from 2 to 20, not 1");
}

TEST_CASE("an id that could not name a folder is refused") {
  for (const char* id : {"", ".", "..", "a/b", "A", "a b", "回"}) {
    CHECK_THAT(after([&](ModelConfig& c) { c.id = id; }), Contains("'id' must be"));
  }
  CHECK_THAT(after([](ModelConfig& c) { c.id = std::string(65, 'a'); }), Contains("'id' must be"));
  CHECK(after([](ModelConfig& c) { c.id = "fr-en.gru_2"; }) == "no error");
}

TEST_CASE("a language that is no tag is refused, and a title that is too long") {
  CHECK_THAT(after([](ModelConfig& c) { c.source_language = "old norse"; }),
             Contains("'source_language'"));
  CHECK_THAT(after([](ModelConfig& c) { c.target_language = ""; }), Contains("'target_language'"));
  CHECK_THAT(after([](ModelConfig& c) { c.title = std::string(201, 't'); }), Contains("'title'"));
}

TEST_CASE(
    "a dot scorer between states of different sizes is refused with both sizes and the way out") {
  CHECK(after([](ModelConfig& c) {
          c.scorer = Scorer::dot;
          c.attention_size = 0;
          c.decoder_size = 5;
        }) ==
        "scorer 'dot' needs 'decoder_size' (5) to be twice 'encoder_size' (2 x 2 = 4): change a "
        "size, or "
        "take scorer 'general', which fits any sizes");
}

TEST_CASE("an attention size belongs to the additive and the reduced-rank scorer only") {
  CHECK(after([](ModelConfig& c) { c.attention_size = 0; }) ==
        "scorer 'additive' needs 'attention_size', its hidden size, from 1 to 8192");
  CHECK(after([](ModelConfig& c) {
          c.scorer = Scorer::reduced_rank;
          c.attention_size = 0;
        }) == "scorer 'reduced_rank' needs 'attention_size', its rank, from 1 to 8192");
  for (const Scorer scorer : {Scorer::none, Scorer::dot, Scorer::general}) {
    CHECK_THAT(after([&](ModelConfig& c) { c.scorer = scorer; }),
               Contains("has no 'attention_size'"));
  }
}

TEST_CASE("options of context_out are refused with context_in") {
  CHECK_THAT(after([](ModelConfig& c) { c.attentional_layer = true; }),
             Contains("'attentional_layer' goes with wiring 'context_out' only"));
  CHECK_THAT(after([](ModelConfig& c) { c.input_feeding = true; }),
             Contains("'input_feeding' goes with wiring 'context_out' only"));
}

TEST_CASE("input feeding and a tied output need the attentional layer") {
  CHECK_THAT(after([](ModelConfig& c) {
               c.wiring = Wiring::context_out;
               c.input_feeding = true;
             }),
             Contains("'input_feeding' feeds back the attentional layer"));
  CHECK_THAT(after([](ModelConfig& c) { c.wiring = Wiring::context_out; }),
             Contains("'tied_output' needs the attentional layer"));
  CHECK(after([](ModelConfig& c) {
          c.wiring = Wiring::context_out;
          c.tied_output = false;
        }) == "no error");
}

TEST_CASE("what would not be read back is not written") {
  ModelConfig config = small_config();
  config.embedding_size = 0;
  CHECK_THAT(error_of([&] { to_json(config); }), Contains("'embedding_size'"));
  config = small_config();
  config.title = "\xff";
  CHECK(error_of([&] { to_json(config); }) ==
        "cannot write the model's config: 'title' is not valid UTF-8");
}
