#pragma once
#include <memory>
#include <vector>

#include "nn/context_in_decoder.h"
#include "nn/context_out_decoder.h"
#include "nn/encoder.h"
#include "nn/output_layer.h"

namespace lookback {

/// Encoder, attention, decoder and output layer, put together as the config says. Over Tensor it
/// translates, over recorded variables it learns: docs/model.md, equation by equation.
template <class T>
class Seq2SeqModel {
 public:
  Seq2SeqModel(Parameters<T>& parameters, const ModelConfig& config)
      : encoder_(parameters, config),
        target_embedding_(parameters.matrix("target_embedding.weight", config.target_vocabulary,
                                            config.embedding_size)),
        decoder_(make_decoder(parameters, config)),
        output_(parameters, config, target_embedding_) {}

  /// Reads the source: annotations and keys, once a sentence. `seen` as in Encoder::encode.
  AttendedSource<T> read(const SourceBatch& source, const Dropout& noise = {},
                         std::vector<T>* seen = nullptr) const {
    return decoder_->attention().prepare(encoder_.encode(source, noise, seen));
  }

  /// Embeddings of target pieces [e x n].
  T embed(std::span<const TokenId> pieces) const { return lookup(target_embedding_, pieces); }

  const Decoder<T>& decoder() const { return *decoder_; }
  const OutputLayer<T>& output() const { return output_; }
  bool has_alignment() const { return decoder_->attention().has_alignment(); }

 private:
  static std::unique_ptr<Decoder<T>> make_decoder(Parameters<T>& parameters,
                                                  const ModelConfig& config) {
    if (config.wiring == Wiring::context_in)
      return std::make_unique<ContextInDecoder<T>>(parameters, config);
    return std::make_unique<ContextOutDecoder<T>>(parameters, config);
  }

  Encoder<T> encoder_;
  WeightOf<T> target_embedding_;
  std::unique_ptr<Decoder<T>> decoder_;
  OutputLayer<T> output_;
};

}  // namespace lookback
