#include "support/tiny_model.h"

#include <catch2/catch.hpp>

// tests/golden/tiny-model is this model, quantised. To write it again: translate_test "[write]".
namespace lookback {
namespace {

TEST_CASE("the committed tiny model is what its recipe makes") {
  const ModelBundle made = quantise(TinyModel().bundle()).bundle;
  const ModelBundle committed = ModelBundle::from_folder(kTinyModelFolder);
  CHECK(committed.config == made.config);
  CHECK(committed.source_tokenizer == made.source_tokenizer);
  CHECK(committed.target_tokenizer == made.target_tokenizer);
  CHECK(write_safetensors(committed.weights.tensors()) ==
        write_safetensors(made.weights.tensors()));
}

TEST_CASE("write the tiny model", "[.][write]") {
  const ModelBundle made = quantise(TinyModel().bundle()).bundle;
  save_bundle(kTinyModelFolder,
              {made.config, made.weights.tensors(), made.source_tokenizer, made.target_tokenizer});
}

}  // namespace
}  // namespace lookback
