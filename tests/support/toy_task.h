#pragma once
#include <string>
#include <vector>

#include "base/random.h"
#include "train/data_folder.h"
#include "train/recipe.h"

namespace lookback {

/// A task with a known answer: say the letters of a word in reverse order. Attention must learn the
/// mirrored diagonal; a letter copied from elsewhere is a mistake.
inline std::vector<SentencePair> reversed_words(int count, std::uint64_t seed) {
  Random random(seed);
  std::vector<SentencePair> pairs;
  for (int i = 0; i < count; ++i) {
    SentencePair pair;
    const auto length = 3 + random.below(4);
    for (std::uint64_t k = 0; k < length; ++k) {
      const std::string letter(1, static_cast<char>('a' + random.below(8)));
      pair.source += (k == 0 ? "" : " ") + letter;
      pair.target = letter + (k == 0 ? "" : " ") + pair.target;
    }
    pairs.push_back(std::move(pair));
  }
  return pairs;
}

/// A network small enough to learn it in seconds.
inline Recipe toy_recipe() {
  Recipe recipe;
  ModelConfig& model = recipe.model;
  model.id = "toy";
  model.source_language = model.target_language = "en";
  model.source_vocabulary = model.target_vocabulary = 300;
  model.embedding_size = 24;
  model.encoder_size = 24;
  model.decoder_size = 48;
  model.attention_size = 24;
  recipe.prepare.source_pieces = recipe.prepare.target_pieces = 300;
  recipe.noise = {0, 0, 0, 0, 0, 0, 0};
  recipe.training.batch_tokens = 512;
  recipe.training.learning_rate = 5e-3;
  recipe.training.warmup_updates = 20;
  recipe.training.dropout = 0;
  recipe.training.label_smoothing = 0;
  recipe.training.average_decay = 0.98;
  recipe.training.dev_sentences = 100;
  return recipe;
}

inline PreparedData toy_data(const Recipe& recipe) {
  return prepare({reversed_words(3000, 1), reversed_words(100, 2)}, recipe);
}

}  // namespace lookback
