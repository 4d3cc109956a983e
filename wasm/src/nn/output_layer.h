#pragma once
#include "nn/parameters.h"
#include "weights/model_config.h"

namespace lookback {

/// From the readout to a score for every piece of the target vocabulary: logits = W t + b, where W
/// is the target embedding itself when they are tied (Press & Wolf 2017).
template <class T>
struct OutputLayer {
  OutputLayer(Parameters<T>& parameters, const ModelConfig& config,
              const WeightOf<T>& target_embedding)
      : weight(config.tied_output ? target_embedding
                                  : parameters.matrix("output.weight", config.target_vocabulary,
                                                      readout_size(config))),
        bias(parameters.vector("output.bias", config.target_vocabulary)) {}

  static int readout_size(const ModelConfig& config) {
    const bool joined = config.wiring == Wiring::context_out && !config.attentional_layer;
    return joined ? config.decoder_size + 2 * config.encoder_size : config.embedding_size;
  }

  T logits(const T& readout) const { return affine(weight, readout, bias); }

  WeightOf<T> weight;
  T bias;
};

}  // namespace lookback
