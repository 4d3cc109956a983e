#pragma once
#include <array>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "text/normalizer.h"
#include "text/subword_learner.h"
#include "translate/quantised_bundle.h"
#include "weights/expected_tensors.h"
#include "weights/model_folder.h"
#include "weights/safetensors.h"

namespace lookback {

/// A few sentences: enough to have pieces that are whole words, syllables, letters and bytes.
inline constexpr std::array<std::string_view, 12> kTinySource = {
    "Le chat dort sur la chaise.",        "La maison est petite, mais le jardin est grand.",
    "Je ne sais pas où est le chien.",    "Il a mangé toutes les pommes rouges.",
    "Qu'est-ce que tu veux manger ?",     "Nous n'avons pas assez de temps.",
    "Les enfants jouent dans le jardin.", "J'ai perdu la clé de ma maison.",
    "Elle l'a vu hier soir à la gare.",   "Pourquoi dors-tu dans la cuisine ?",
    "C'est le plus beau jour de ma vie.", "Tout le monde aime les chats !"};
inline constexpr std::array<std::string_view, 12> kTinyTarget = {
    "The cat sleeps on the chair.",
    "The house is small, but the garden is big.",
    "I don't know where the dog is.",
    "He has eaten all the red apples.",
    "What do you want to eat?",
    "We don't have enough time.",
    "The children play in the garden.",
    "I have lost the key to my house.",
    "She saw him last night at the station.",
    "Why do you sleep in the kitchen?",
    "This is the most beautiful day of my life.",
    "Everybody loves cats!"};

/// A model of random numbers, small enough to be committed: it knows no French, but it does all
/// that a model does, and always the same.
class TinyModel {
 public:
  /// `change` may choose other parts; sizes stay.
  explicit TinyModel(void (*change)(ModelConfig&) = nullptr, std::uint64_t seed = 7)
      : source_(learn(kTinySource)), target_(learn(kTinyTarget)) {
    config_.id = "tiny";
    config_.title = "Random numbers, for tests";
    config_.source_language = "fr";
    config_.target_language = "en";
    config_.source_vocabulary = source_.vocabulary_size();
    config_.target_vocabulary = target_.vocabulary_size();
    config_.embedding_size = 16;
    config_.encoder_size = 12;
    config_.decoder_size = 24;
    config_.attention_size = 16;
    // It tends to babble.
    config_.decoding.maximum_length_factor = 1;
    config_.decoding.maximum_length_extra = 4;
    if (change != nullptr) change(config_);
    fill(seed);
  }

  ModelBundle bundle() const {
    const BundleParts all = parts();
    const std::vector<std::byte> weights = write_safetensors(all.tensors);
    const std::string config = to_json(all.config);
    const auto bytes = [](const std::string& text) { return std::as_bytes(std::span(text)); };
    FileViews files;
    files.emplace(kConfigFile, bytes(config));
    files.emplace(kWeightsFile, weights);
    files.emplace(kSourceTokenizerFile, bytes(all.source_tokenizer));
    files.emplace(kTargetTokenizerFile, bytes(all.target_tokenizer));
    return ModelBundle::from_files(files);
  }

  BundleParts parts() const {
    BundleParts parts{config_, {}, source_.to_json(), target_.to_json()};
    for (const ExpectedTensor& tensor : expected_tensors(config_)) {
      Shape shape = {tensor.rows};
      if (!tensor.is_vector) shape.push_back(tensor.cols);
      parts.tensors.push_back(float32_view(tensor.name, shape, numbers_.at(tensor.name)));
    }
    return parts;
  }

 private:
  static SubwordTokenizer learn(std::span<const std::string_view> sentences) {
    SubwordLearner learner({.vocabulary_size = 360, .min_character_count = 1});
    for (const std::string_view sentence : sentences) learner.add(normalize(sentence));
    return learner.learn();
  }

  void fill(std::uint64_t seed) {
    std::uint64_t stream = 0;
    for (const ExpectedTensor& tensor : expected_tensors(config_)) {
      Random random(seed, stream++);
      std::vector<float>& values = numbers_[tensor.name];
      for (int i = 0; i < tensor.rows * tensor.cols; ++i)
        values.push_back(static_cast<float>(random.uniform(-0.8, 0.8)));
    }
    // Bytes hardly ever, and an end that comes neither at once nor never.
    std::vector<float>& bias = numbers_.at("output.bias");
    for (TokenId id = kFirstByte; id < kFirstCharacter; ++id)
      bias[static_cast<std::size_t>(id)] = -8;
    bias[kEnd] = 2.5f;
  }

  SubwordTokenizer source_, target_;
  ModelConfig config_;
  std::map<std::string, std::vector<float>> numbers_;
};

/// The folder of the committed copy, quantised.
inline const char* const kTinyModelFolder = LOOKBACK_SOURCE_DIR "/tests/golden/tiny-model";

}  // namespace lookback
