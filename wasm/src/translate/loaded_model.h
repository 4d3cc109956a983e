#pragma once
#include <cstdint>

#include "nn/seq2seq_model.h"
#include "nn/stored_parameters.h"
#include "text/subword_tokenizer.h"
#include "weights/bundle.h"

namespace lookback {

/// A model ready to run: its network is built over its own weights. Shared, never changed, by a
/// Translator and the tasks it began; any number of threads may use one.
class LoadedModel {
 public:
  /// Throws Error when the parts do not belong together.
  explicit LoadedModel(ModelBundle bundle);
  LoadedModel(const LoadedModel&) = delete;
  LoadedModel& operator=(const LoadedModel&) = delete;

  const ModelConfig& config() const { return config_; }
  std::int64_t parameter_count() const { return weights_.parameter_count(); }
  const SubwordTokenizer& source_tokenizer() const { return source_tokenizer_; }
  const SubwordTokenizer& target_tokenizer() const { return target_tokenizer_; }
  const Seq2SeqModel<Tensor>& network() const { return network_; }

 private:
  ModelConfig config_;
  WeightStore weights_;
  SubwordTokenizer source_tokenizer_;
  SubwordTokenizer target_tokenizer_;
  StoredParameters parameters_;
  Seq2SeqModel<Tensor> network_;
};

}  // namespace lookback
