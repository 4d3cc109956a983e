#include "weights/expected_tensors.h"

namespace lookback {
namespace {

/// The list under construction; the letters are those of docs/model.md.
class TensorList {
 public:
  explicit TensorList(const ModelConfig& config) : config_(config) {}

  void embeddings() {
    matrix("source_embedding.weight", config_.source_vocabulary, e_);
    matrix("target_embedding.weight", config_.target_vocabulary, e_);
  }

  void encoder() {
    for (int layer = 0; layer < config_.encoder_layers; ++layer) {
      const std::string suffix = "_l" + std::to_string(layer);
      const int input = layer == 0 ? e_ : 2 * h_;
      recurrent("encoder.rnn.", suffix, {input, h_});
      recurrent("encoder.rnn.", suffix + "_reverse", {input, h_});
    }
  }

  void decoder() {
    const bool context_in = config_.wiring == Wiring::context_in;
    const int last_states = context_in ? h_ : 2 * h_;  // h<-_1, or [h->_Tx ; h<-_1]
    affine("decoder.initial.", d_, last_states);
    if (config_.cell == Cell::lstm) affine("decoder.initial_cell.", d_, last_states);
    const int fed = context_in              ? 2 * h_
                    : config_.input_feeding ? e_
                                            : 0;  // c_i, t_{i-1} or nothing
    recurrent("decoder.rnn.", "", {e_ + fed, d_});
  }

  void attention() {
    const int a = config_.attention_size;
    switch (config_.scorer) {
      case Scorer::none:
      case Scorer::dot:
        return;
      case Scorer::general:
        matrix("attention.keys.weight", d_, 2 * h_);
        return;
      case Scorer::reduced_rank:
        matrix("attention.keys.weight", a, 2 * h_);
        matrix("attention.query.weight", a, d_);
        return;
      case Scorer::additive:
        matrix("attention.keys.weight", a, 2 * h_);
        matrix("attention.query.weight", a, d_);
        matrix("attention.energy.weight", 1, a);
    }
  }

  void readout() {
    if (!has_readout(config_)) return;
    matrix("readout.state.weight", e_, d_);
    matrix("readout.context.weight", e_, 2 * h_);
    if (config_.wiring == Wiring::context_in) matrix("readout.previous.weight", e_, e_);
    vector("readout.bias", e_);
  }

  void output() {
    const int input = has_readout(config_) ? e_ : 2 * h_ + d_;  // t_i, or [c_i ; s_i]
    if (!config_.tied_output) matrix("output.weight", config_.target_vocabulary, input);
    vector("output.bias", config_.target_vocabulary);
  }

  std::vector<ExpectedTensor> take() { return std::move(tensors_); }

 private:
  struct CellSizes {
    int input;
    int state;
  };

  void matrix(const std::string& name, int rows, int cols) {
    tensors_.push_back({name, rows, cols, false});
  }
  void vector(const std::string& name, int size) { tensors_.push_back({name, size, 1, true}); }
  void affine(const std::string& scope, int rows, int cols) {
    matrix(scope + "weight", rows, cols);
    vector(scope + "bias", rows);
  }
  void recurrent(const std::string& scope, const std::string& suffix, CellSizes sizes) {
    const int gates = (config_.cell == Cell::gru ? 3 : 4) * sizes.state;
    matrix(scope + "weight_ih" + suffix, gates, sizes.input);
    matrix(scope + "weight_hh" + suffix, gates, sizes.state);
    vector(scope + "bias_ih" + suffix, gates);
    vector(scope + "bias_hh" + suffix, gates);
  }

  const ModelConfig& config_;
  const int e_ = config_.embedding_size;
  const int h_ = config_.encoder_size;
  const int d_ = config_.decoder_size;
  std::vector<ExpectedTensor> tensors_;
};

}  // namespace

std::vector<ExpectedTensor> expected_tensors(const ModelConfig& config) {
  TensorList list(config);
  list.embeddings();
  list.encoder();
  list.decoder();
  list.attention();
  list.readout();
  list.output();
  return list.take();
}

std::int64_t parameter_count(const ModelConfig& config) {
  std::int64_t count = 0;
  for (const ExpectedTensor& tensor : expected_tensors(config)) {
    count += std::int64_t{tensor.rows} * tensor.cols;
  }
  return count;
}

}  // namespace lookback
