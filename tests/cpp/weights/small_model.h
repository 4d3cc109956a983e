#pragma once
#include <string>
#include <vector>

#include "weights/bundle.h"
#include "weights/expected_tensors.h"
#include "weights/model_config.h"
#include "weights/safetensors.h"

namespace lookback {

inline ModelConfig small_config() {
  ModelConfig config;
  config.id = "small";
  config.title = "Small 小";
  config.source_language = "en";
  config.target_language = "zh-Hans";
  config.source_vocabulary = 5;
  config.target_vocabulary = 6;
  config.embedding_size = 3;
  config.encoder_size = 2;
  config.decoder_size = 4;
  config.attention_size = 2;
  return config;
}

/// The tensors that a config asks for, filled with a few numbers; owns them.
class SmallTensors {
 public:
  explicit SmallTensors(const ModelConfig& config) {
    for (const ExpectedTensor& tensor : expected_tensors(config)) {
      const auto count =
          static_cast<std::size_t>(tensor.rows) * static_cast<std::size_t>(tensor.cols);
      std::vector<float>& values = numbers_.emplace_back(count);
      for (std::size_t i = 0; i < count; ++i) values[i] = 0.25f * static_cast<float>(i % 7) - 0.5f;
      const Shape shape = tensor.is_vector ? Shape{tensor.rows} : Shape{tensor.rows, tensor.cols};
      views.push_back(float32_view(tensor.name, shape, values));
    }
  }

  TensorView& named(const std::string& name) {
    for (TensorView& view : views) {
      if (view.name == name) return view;
    }
    throw std::out_of_range(name);
  }

  std::vector<TensorView> views;

 private:
  std::vector<std::vector<float>> numbers_;
};

/// The four files of a small model in memory, each of which a test may spoil.
struct SmallFiles {
  std::map<std::string, std::vector<std::byte>> files;

  explicit SmallFiles(const ModelConfig& config = small_config()) {
    put("config.json", to_json(config));
    files["model.safetensors"] = write_safetensors(SmallTensors(config).views);
    put("source.tokenizer.json", "{\"a source\": 1}");
    put("target.tokenizer.json", "{\"a target\": 2}");
  }
  void put(const std::string& name, std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text.data(), text.size()));
    files[name] = {bytes.begin(), bytes.end()};
  }
  FileViews views() const { return {files.begin(), files.end()}; }
};

}  // namespace lookback
