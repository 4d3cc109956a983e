#include "translate/options_json.h"

#include "base/error.h"
#include "translate/source_text.h"
#include "untrusted/strict_json.h"

namespace lookback {
namespace {

using Json = nlohmann::json;

constexpr int kMost = 2147483647;
constexpr Range<double> kPenalty{0, 10};

void read(ObjectReader& reader, const char* key, Range<int> range, int& value) {
  if (reader.has(key)) value = reader.integer(key, range);
}
void read(ObjectReader& reader, const char* key, Range<double> range, double& value) {
  if (reader.has(key)) value = reader.number(key, range);
}
void read(ObjectReader& reader, const char* key, bool& value) {
  if (reader.has(key)) value = reader.boolean(key);
}

void read_search(ObjectReader& reader, DecodingOptions& options) {
  read(reader, "beamSize", {1, kLargestBeam}, options.beam_size);
  read(reader, "nBest", {1, kLargestBeam}, options.n_best);
  read(reader, "minimumLength", {0, kLongestTarget}, options.minimum_length);
  read(reader, "lengthPenalty", kPenalty, options.length_penalty);
  read(reader, "coveragePenalty", kPenalty, options.coverage_penalty);
  read(reader, "blockedNgram", {0, kMost}, options.blocked_ngram);
  read(reader, "loopLimit", {0, kMost}, options.loop_limit);
  read(reader, "candidates", {0, 100}, options.top_candidates);
  read(reader, "trace", options.trace);
}

void read_sampling(ObjectReader& reader, DecodingOptions& options) {
  read(reader, "sampling", options.sampling);
  read(reader, "temperature", {1e-3, 1e3}, options.temperature);
  read(reader, "topK", {0, kMost}, options.top_k);
  read(reader, "topP", {1e-9, 1}, options.top_p);
  if (reader.has("seed"))
    options.seed = static_cast<std::uint64_t>(reader.integer("seed", {0, kMost}));
}

/// Target pieces, given as text or by their ids.
std::vector<TokenId> read_pieces(ObjectReader& reader, const char* key,
                                 const Translator& translator) {
  const Json& value = reader.member(key);
  if (value.is_string()) return translator.target_pieces(value.get<std::string>());
  require(value.is_array(), "the options: '", key, "' must be a text or an array of piece ids");
  std::vector<TokenId> ids;
  for (const Json& id : value) {
    require(id.is_number_integer() && id >= 0 && id < translator.config().target_vocabulary,
            "the options: '", key, "' has ", id.dump(), "; piece ids are whole numbers from 0 to ",
            translator.config().target_vocabulary - 1);
    ids.push_back(id.get<TokenId>());
  }
  return ids;
}

std::vector<float> read_weights(const Json& values) {
  require(values.is_array(), "the options: 'weights' must be an array of numbers");
  std::vector<float> weights;
  for (const Json& value : values) {
    require(value.is_number(), "the options: 'weights' has ", value.dump(), ", which is no number");
    weights.push_back(value.get<float>());
  }
  return weights;
}

void read_overrides(ObjectReader& reader, DecodingOptions& options) {
  if (!reader.has("alignmentOverrides")) return;
  const Json& list = reader.member("alignmentOverrides");
  require(list.is_array(),
          "the options: 'alignmentOverrides' must be an array of "
          "{\"position\": 0, \"weights\": [...]}");
  for (const Json& item : list) {
    ObjectReader entry(item, "the options' alignmentOverrides");
    const int position = entry.integer("position", {0, kLongestTarget});
    const bool added =
        options.alignment_overrides.emplace(position, read_weights(entry.member("weights"))).second;
    require(added, "the options: 'alignmentOverrides' has position ", position, " twice");
    entry.finish();
  }
}

void read_explained(ObjectReader& reader, TranslationOptions& options) {
  if (!reader.has("explain")) return;
  ObjectReader place(reader.member("explain"), "the options' explain");
  options.explain = {place.integer("position", {0, kLongestTarget}),
                     place.integer("source", {0, static_cast<int>(kLongestSentence)})};
  place.finish();
}

}  // namespace

TranslationOptions options_from_json(std::string_view json, const Translator& translator) {
  const Json parsed = parse_strict_json(json, "the options object");
  ObjectReader reader(parsed, "the options object");
  TranslationOptions options = translator.default_options();
  options.decoding.top_candidates = kDefaultCandidates;
  read_search(reader, options.decoding);
  read_sampling(reader, options.decoding);
  read_overrides(reader, options.decoding);
  read(reader, "splitSentences", options.split_sentences);
  if (reader.has("maximumLength"))
    options.maximum_length = reader.integer("maximumLength", {1, kLongestTarget});
  if (reader.has("prefix")) options.decoding.prefix = read_pieces(reader, "prefix", translator);
  if (reader.has("forcedTarget"))
    options.decoding.forced_target = read_pieces(reader, "forcedTarget", translator);
  read_explained(reader, options);
  reader.finish();
  return options;
}

}  // namespace lookback
