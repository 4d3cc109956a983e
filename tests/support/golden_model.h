#pragma once
#include <string>
#include <vector>

#include "support/golden_file.h"
#include "weights/model_config.h"

namespace lookback {

/// The config of a fixture of a whole model, from its metadata.
inline ModelConfig config_of(const GoldenFile& golden) {
  ModelConfig config;
  config.id = "golden";
  config.source_language = "fr";
  config.target_language = "en";
  config.source_vocabulary = golden.number("source_vocabulary");
  config.target_vocabulary = golden.number("target_vocabulary");
  config.embedding_size = golden.number("embedding_size");
  config.encoder_size = golden.number("encoder_size");
  config.decoder_size = golden.number("decoder_size");
  config.encoder_layers = golden.number("encoder_layers");
  config.cell = cell_named(golden.text("cell"));
  config.scorer = scorer_named(golden.text("scorer"));
  config.wiring = wiring_named(golden.text("wiring"));
  config.input_feeding = golden.text("input_feeding") == "True";
  config.attentional_layer = golden.text("attentional_layer") == "True";
  config.tied_output = config.wiring == Wiring::context_in || config.attentional_layer;
  if (config.scorer == Scorer::additive) config.attention_size = golden.number("attention_size");
  if (config.scorer == Scorer::reduced_rank) config.attention_size = golden.number("rank");
  return config;
}

/// The names of all fixtures of whole models.
inline std::vector<std::string> golden_models() {
  std::vector<std::string> names;
  for (const std::string scorer : {"none", "dot", "general", "reduced_rank", "additive"}) {
    const std::string model = "model_" + scorer;
    for (const std::string wiring : {"_context_in", "_context_out"})
      for (const std::string cell : {"_gru", "_lstm"}) names.push_back(model + wiring + cell);
    for (const std::string way : {"_direct", "_feeding"}) {
      names.push_back(model + "_context_out" + way + "_gru");
      if (scorer == "general") names.push_back(model + "_context_out" + way + "_lstm");
    }
  }
  names.push_back("model_additive_context_in_gru_2_layers");
  names.push_back("model_additive_context_in_lstm_2_layers");
  return names;
}

}  // namespace lookback
