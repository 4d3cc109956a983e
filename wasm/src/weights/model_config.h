#pragma once
#include <string>
#include <string_view>

#include "weights/model_choices.h"

namespace lookback {

/// The value of "format" in config.json. It changes when old readers would misread new models.
inline constexpr std::string_view kModelFormat = "lookback-1";

/// How this model likes to be decoded, where the user does not say otherwise. The words are those
/// of DecodingOptions.
struct DecodingDefaults {
  int beam_size = 5;            ///< 1..64; 1 is greedy
  double length_penalty = 0;    ///< alpha of Wu et al. 2016, equation 14; 0..10; 0 = none
  double coverage_penalty = 0;  ///< beta of the same; 0..10; 0 = none
  /// The longest target for Tx source pieces: maximum_length_factor * Tx + maximum_length_extra.
  double maximum_length_factor = 2;  ///< 0..20
  int maximum_length_extra = 10;     ///< 1..1000
  int blocked_ngram = 0;             ///< no n-gram of this size twice; 0..20; 0 = off
  int loop_limit = 0;                ///< cut a block said this often in a row; 0 = off, or 2..20

  bool operator==(const DecodingDefaults&) const = default;
};

/// config.json: what a network is built from. The letters are those of docs/model.md.
struct ModelConfig {
  std::string id;               ///< [a-z0-9._-], at most 64: it names folders and addresses
  std::string title;            ///< for people; may be empty
  std::string source_language;  ///< BCP 47, such as "en" or "zh-Hans"
  std::string target_language;

  int source_vocabulary = 0;  ///< Vx, pieces with the special ones; 4..2^20
  int target_vocabulary = 0;  ///< V
  int embedding_size = 0;     ///< e; sizes are 1..8192
  Cell cell = Cell::gru;
  int encoder_layers = 1;  ///< 1..8
  int encoder_size = 0;    ///< h, per direction
  int decoder_size = 0;    ///< d

  Scorer scorer = Scorer::additive;
  int attention_size = 0;  ///< A (additive) or r (reduced_rank); 0 for the other scorers
  Wiring wiring = Wiring::context_in;
  bool input_feeding = false;      ///< context_out with the attentional layer only
  bool attentional_layer = false;  ///< context_out only: Luong's equation 5
  bool tied_output = true;         ///< the target embedding is also the output's matrix

  DecodingDefaults decoding;

  bool operator==(const ModelConfig&) const = default;
};

/// Throws Error, naming the key and what to do, when a value is out of range or two do not go
/// together.
void check(const ModelConfig& config);

/// Reads and checks config.json. Strict: unknown keys, other types and repeated keys are refused.
/// Throws Error.
ModelConfig model_config_from_json(std::string_view json);

/// Checks the config and writes it as config.json, every key said.
std::string to_json(const ModelConfig& config);

/// Whether the hidden layer t (the "readout") stands between decoder state and prediction.
bool has_readout(const ModelConfig& config);

}  // namespace lookback
