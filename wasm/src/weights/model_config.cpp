#include "weights/model_config.h"

#include <algorithm>

#include "base/error.h"
#include "untrusted/message_text.h"
#include "untrusted/strict_json.h"

namespace lookback {
namespace {

constexpr Range<int> kVocabulary = {4, 1 << 20};
constexpr Range<int> kSize = {1, 8192};
constexpr Range<int> kAttentionSize = {0, 8192};
constexpr Range<int> kLayers = {1, 8};

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

void check_range(std::string_view key, int value, Range<int> range) {
  require(value >= range.low && value <= range.high, "'", key, "' must be from ", range.low, " to ",
          range.high, ", not ", value);
}

void check_number(std::string_view key, double value, Range<double> range) {
  require(value >= range.low && value <= range.high, "'", key, "' must be from ", range.low, " to ",
          range.high, ", not ", value);
}

void check_id(const std::string& id) {
  const bool plain = std::all_of(id.begin(), id.end(), [](char c) {
    return (is_letter_or_digit(c) && !(c >= 'A' && c <= 'Z')) || c == '.' || c == '_' || c == '-';
  });
  require(plain && !id.empty() && id.size() <= 64 && id[0] != '.',
          "'id' must be 1 to 64 of the characters ",
          "a-z 0-9 . _ - and not begin with a dot (it names folders and addresses), not ",
          in_quotes(id));
}

void check_language(std::string_view key, const std::string& language) {
  const bool plain = std::all_of(language.begin(), language.end(),
                                 [](char c) { return is_letter_or_digit(c) || c == '-'; });
  require(plain && !language.empty() && language.size() <= 35 && language[0] != '-', "'", key,
          "' must be a language tag such as en or zh-Hans, not ", in_quotes(language));
}

void check_sizes(const ModelConfig& config) {
  check_range("source_vocabulary", config.source_vocabulary, kVocabulary);
  check_range("target_vocabulary", config.target_vocabulary, kVocabulary);
  check_range("embedding_size", config.embedding_size, kSize);
  check_range("encoder_layers", config.encoder_layers, kLayers);
  check_range("encoder_size", config.encoder_size, kSize);
  check_range("decoder_size", config.decoder_size, kSize);
  check_range("attention_size", config.attention_size, kAttentionSize);
}

void check_scorer(const ModelConfig& config) {
  require(config.scorer != Scorer::dot || config.decoder_size == 2 * config.encoder_size,
          "scorer 'dot' needs 'decoder_size' (", config.decoder_size,
          ") to be twice 'encoder_size' (2 x ", config.encoder_size, " = ", 2 * config.encoder_size,
          "): change a size, or take scorer 'general', which fits any sizes");
  const bool narrow = config.scorer == Scorer::reduced_rank || config.scorer == Scorer::additive;
  require(!narrow || config.attention_size > 0, "scorer '", name_of(config.scorer),
          "' needs 'attention_size', its ",
          config.scorer == Scorer::additive ? "hidden size" : "rank", ", from 1 to ", kSize.high);
  require(narrow || config.attention_size == 0, "scorer '", name_of(config.scorer),
          "' has no 'attention_size': leave it out");
}

void check_wiring(const ModelConfig& config) {
  const bool luong = config.wiring == Wiring::context_out;
  require(luong || !config.attentional_layer,
          "'attentional_layer' goes with wiring 'context_out' only: set it to false");
  require(luong || !config.input_feeding,
          "'input_feeding' goes with wiring 'context_out' only: set it to false");
  require(
      config.attentional_layer || !config.input_feeding,
      "'input_feeding' feeds back the attentional layer: set 'attentional_layer' to true as well");
  require(
      has_readout(config) || !config.tied_output,
      "'tied_output' needs the attentional layer (without it the output reads [context; state], "
      "which is no embedding): set 'attentional_layer' to true or 'tied_output' to false");
}

void check_decoding(const DecodingDefaults& decoding) {
  check_range("beam_size", decoding.beam_size, {1, 64});
  check_number("length_penalty", decoding.length_penalty, {0, 10});
  check_number("coverage_penalty", decoding.coverage_penalty, {0, 10});
  check_number("maximum_length_factor", decoding.maximum_length_factor, {0, 20});
  check_range("maximum_length_extra", decoding.maximum_length_extra, {1, 1000});
  check_range("blocked_ngram", decoding.blocked_ngram, {0, 20});
  check_range("loop_limit", decoding.loop_limit, {0, 20});
  require(decoding.loop_limit != 1, "'loop_limit' must be 0 (off) or from 2 to 20, not 1");
}

}  // namespace

bool has_readout(const ModelConfig& config) {
  return config.wiring == Wiring::context_in || config.attentional_layer;
}

void check(const ModelConfig& config) {
  check_id(config.id);
  require(config.title.size() <= 200, "'title' must have at most 200 bytes, not ",
          config.title.size());
  check_language("source_language", config.source_language);
  check_language("target_language", config.target_language);
  check_sizes(config);
  check_scorer(config);
  check_wiring(config);
  check_decoding(config.decoding);
}

}  // namespace lookback
