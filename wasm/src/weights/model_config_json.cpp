#include <cstdint>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "untrusted/message_text.h"
#include "untrusted/strict_json.h"
#include "weights/model_config.h"

namespace lookback {
namespace {

constexpr JsonLimits kLimits = {.bytes = 1 << 16, .depth = 4};
constexpr std::string_view kWhat = "the model's config";

// Types are checked here; ranges in check(), which configs made in memory pass through too.
constexpr Range<int> kAnyInteger = {INT32_MIN, INT32_MAX};
constexpr Range<double> kAnyNumber = {-1e300, 1e300};

void read(ObjectReader& from, const std::string& key, int& value) {
  value = from.integer(key, kAnyInteger);
}
void read(ObjectReader& from, const std::string& key, double& value) {
  value = from.number(key, kAnyNumber);
}
void read(ObjectReader& from, const std::string& key, bool& value) { value = from.boolean(key); }
void read(ObjectReader& from, const std::string& key, std::string& value) {
  value = from.text(key);
}
void read(ObjectReader& from, const std::string& key, Cell& value) {
  value = cell_named(from.text(key));
}
void read(ObjectReader& from, const std::string& key, Scorer& value) {
  value = scorer_named(from.text(key));
}
void read(ObjectReader& from, const std::string& key, Wiring& value) {
  value = wiring_named(from.text(key));
}

/// Leaves the default where the key is absent.
template <class Value>
void read_optional(ObjectReader& from, const std::string& key, Value& value) {
  if (from.has(key)) read(from, key, value);
}

void check_format(ObjectReader& from) {
  const std::string format = from.text("format");
  require(format == kModelFormat, kWhat, " is in format ", in_quotes(format),
          ", but this program reads '", kModelFormat,
          "': take a model or a program of the other's age");
}

DecodingDefaults read_decoding(const nlohmann::json& json) {
  ObjectReader from(json, concat(kWhat, ", part 'decoding',"));
  DecodingDefaults decoding;
  read_optional(from, "beam_size", decoding.beam_size);
  read_optional(from, "length_penalty", decoding.length_penalty);
  read_optional(from, "coverage_penalty", decoding.coverage_penalty);
  read_optional(from, "maximum_length_factor", decoding.maximum_length_factor);
  read_optional(from, "maximum_length_extra", decoding.maximum_length_extra);
  read_optional(from, "blocked_ngram", decoding.blocked_ngram);
  read_optional(from, "loop_limit", decoding.loop_limit);
  from.finish();
  return decoding;
}

void read_description(ObjectReader& from, ModelConfig& config) {
  read(from, "id", config.id);
  read_optional(from, "title", config.title);
  read(from, "source_language", config.source_language);
  read(from, "target_language", config.target_language);
}

void read_network(ObjectReader& from, ModelConfig& config) {
  read(from, "source_vocabulary", config.source_vocabulary);
  read(from, "target_vocabulary", config.target_vocabulary);
  read(from, "embedding_size", config.embedding_size);
  read(from, "cell", config.cell);
  read_optional(from, "encoder_layers", config.encoder_layers);
  read(from, "encoder_size", config.encoder_size);
  read(from, "decoder_size", config.decoder_size);
  read(from, "scorer", config.scorer);
  read_optional(from, "attention_size", config.attention_size);
  read(from, "wiring", config.wiring);
  read_optional(from, "input_feeding", config.input_feeding);
  read_optional(from, "attentional_layer", config.attentional_layer);
  read_optional(from, "tied_output", config.tied_output);
}

nlohmann::ordered_json decoding_json(const DecodingDefaults& decoding) {
  return {{"beam_size", decoding.beam_size},
          {"length_penalty", decoding.length_penalty},
          {"coverage_penalty", decoding.coverage_penalty},
          {"maximum_length_factor", decoding.maximum_length_factor},
          {"maximum_length_extra", decoding.maximum_length_extra},
          {"blocked_ngram", decoding.blocked_ngram},
          {"loop_limit", decoding.loop_limit}};
}

nlohmann::ordered_json config_json(const ModelConfig& config) {
  nlohmann::ordered_json json = {{"format", kModelFormat},
                                 {"id", config.id},
                                 {"title", config.title},
                                 {"source_language", config.source_language},
                                 {"target_language", config.target_language},
                                 {"source_vocabulary", config.source_vocabulary},
                                 {"target_vocabulary", config.target_vocabulary},
                                 {"embedding_size", config.embedding_size},
                                 {"cell", name_of(config.cell)},
                                 {"encoder_layers", config.encoder_layers},
                                 {"encoder_size", config.encoder_size},
                                 {"decoder_size", config.decoder_size},
                                 {"scorer", name_of(config.scorer)}};
  if (config.attention_size > 0) json["attention_size"] = config.attention_size;
  json["wiring"] = name_of(config.wiring);
  json["input_feeding"] = config.input_feeding;
  json["attentional_layer"] = config.attentional_layer;
  json["tied_output"] = config.tied_output;
  json["decoding"] = decoding_json(config.decoding);
  return json;
}

}  // namespace

ModelConfig model_config_from_json(std::string_view text) {
  const nlohmann::json json = parse_strict_json(text, kWhat, kLimits);
  ObjectReader from(json, std::string(kWhat));
  check_format(from);
  ModelConfig config;
  read_description(from, config);
  read_network(from, config);
  if (from.has("decoding")) config.decoding = read_decoding(from.member("decoding"));
  from.finish();
  check(config);
  return config;
}

std::string to_json(const ModelConfig& config) {
  check(config);
  try {
    return config_json(config).dump(2) + "\n";
  } catch (const nlohmann::json::exception&) {
    throw Error("cannot write the model's config: 'title' is not valid UTF-8");
  }
}

}  // namespace lookback
