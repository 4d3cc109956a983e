#include "translate/loaded_model.h"

#include <utility>

#include "base/error.h"

namespace lookback {
namespace {

SubwordTokenizer tokenizer_of(const std::string& json, std::string_view file, int pieces) {
  SubwordTokenizer tokenizer = SubwordTokenizer::from_json(json);
  require(tokenizer.vocabulary_size() == pieces, file, " has ", tokenizer.vocabulary_size(),
          " pieces, but the config says ", pieces, "; is it that of another model?");
  return tokenizer;
}

}  // namespace

LoadedModel::LoadedModel(ModelBundle bundle)
    : config_(std::move(bundle.config)),
      weights_(std::move(bundle.weights)),
      source_tokenizer_(
          tokenizer_of(bundle.source_tokenizer, kSourceTokenizerFile, config_.source_vocabulary)),
      target_tokenizer_(
          tokenizer_of(bundle.target_tokenizer, kTargetTokenizerFile, config_.target_vocabulary)),
      parameters_(weights_),
      network_(parameters_, config_) {}

}  // namespace lookback
