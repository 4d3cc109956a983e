#include "nn/encoder.h"

#include <catch2/catch.hpp>
#include <numeric>

#include "nn/stored_parameters.h"
#include "support/golden_file.h"

namespace lookback {
namespace {

constexpr int kSentences = 4, kPositions = 7, kEmbedding = 8, kSize = 6;

/// The fixtures begin after the embedding: piece i of the table is input i of the file.
class GivenInputs final : public Parameters<Tensor> {
 public:
  explicit GivenInputs(const GoldenFile& golden) : golden_(golden), stored_(golden.weights()) {}
  Weight matrix(const std::string& name, int rows, int cols) override {
    if (name != "source_embedding.weight") return stored_.matrix(name, rows, cols);
    return Weight::float32(rows, cols, golden_.tensor("inputs").data);
  }
  Tensor vector(const std::string& name, int size) override { return stored_.vector(name, size); }

 private:
  const GoldenFile& golden_;
  StoredParameters stored_;
};

ModelConfig config_of(Cell cell, int layers) {
  ModelConfig config;
  config.cell = cell;
  config.encoder_layers = layers;
  config.source_vocabulary = kSentences * kPositions;
  config.embedding_size = kEmbedding;
  config.encoder_size = kSize;
  return config;
}

void check_against(const std::string& file, Cell cell, int layers) {
  const GoldenFile golden(file);
  GivenInputs parameters(golden);
  const Encoder<Tensor> encoder(parameters, config_of(cell, layers));
  std::vector<TokenId> ids(kSentences * kPositions);
  std::iota(ids.begin(), ids.end(), 0);
  const std::vector<int>& lengths = golden.integers("source_lengths");
  Arena arena;
  const ArenaScope scope(arena);
  const Annotations<Tensor> read = encoder.encode({ids, lengths});

  const Tensor expected = golden.tensor("annotations");
  for (int j = 0; j < kPositions; ++j)
    for (int b = 0; b < kSentences; ++b)
      if (j < lengths[static_cast<std::size_t>(b)])
        CHECK(largest_difference(slice_cols(read.states, j * kSentences + b, 1),
                                 slice_cols(expected, j * kSentences + b, 1)) < kGoldenTolerance);
  // final_state has forward and backward of each layer in turn; ours are the last layer's.
  const Tensor last = golden.tensor("final_state");
  const int forward = 2 * (layers - 1) * kSentences;
  CHECK(largest_difference(read.forward_last, slice_cols(last, forward, kSentences)) <
        kGoldenTolerance);
  CHECK(largest_difference(read.backward_last, slice_cols(last, forward + kSentences, kSentences)) <
        kGoldenTolerance);
}

TEST_CASE("a bidirectional GRU encoder reads padded sentences as PyTorch does") {
  check_against("gru_encoder_1", Cell::gru, 1);
}
TEST_CASE("a GRU encoder of two layers reads padded sentences as PyTorch does") {
  check_against("gru_encoder_2", Cell::gru, 2);
}
TEST_CASE("a bidirectional LSTM encoder reads padded sentences as PyTorch does") {
  check_against("lstm_encoder_1", Cell::lstm, 1);
}
TEST_CASE("an LSTM encoder of two layers reads padded sentences as PyTorch does") {
  check_against("lstm_encoder_2", Cell::lstm, 2);
}

}  // namespace
}  // namespace lookback
