#include "train/trainable_parameters.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "base/error.h"

namespace lookback {
namespace {

constexpr std::size_t kLine = 16;  // floats a cache line

bool contains(const std::string& name, const char* part) { return name.find(part) != name.npos; }

/// Half the width of the uniform distribution that a matrix starts from.
double initial_bound(const ExpectedTensor& tensor, const ModelConfig& config) {
  if (contains(tensor.name, "encoder.rnn.")) return 1.0 / std::sqrt(config.encoder_size);
  if (contains(tensor.name, "decoder.rnn.")) return 1.0 / std::sqrt(config.decoder_size);
  // Embeddings meet products of width e on both sides (the output layer is tied to one).
  if (contains(tensor.name, "embedding")) return std::sqrt(3.0 / config.embedding_size);
  return std::sqrt(6.0 / (tensor.rows + tensor.cols));
}

}  // namespace

FlatParameters::FlatParameters(const ModelConfig& config) {
  for (const ExpectedTensor& tensor : expected_tensors(config)) {
    index_[tensor.name] = entries_.size();
    entries_.push_back({tensor, size_});
    const std::size_t count =
        static_cast<std::size_t>(tensor.rows) * static_cast<std::size_t>(tensor.cols);
    size_ += (count + kLine - 1) / kLine * kLine;
  }
  values_ = memory_.allocate(size_);
  std::fill_n(values_, size_, 0.0f);
}

void FlatParameters::initialise(const ModelConfig& config, std::uint64_t seed) {
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const Entry& entry = entries_[i];
    if (entry.tensor.is_vector) continue;
    Random random(seed, i);
    const double bound = initial_bound(entry.tensor, config);
    const int count = entry.tensor.rows * entry.tensor.cols;
    for (int k = 0; k < count; ++k)
      values_[entry.offset + static_cast<std::size_t>(k)] =
          static_cast<float>(random.uniform(-bound, bound));
  }
}

void FlatParameters::load(const WeightStore& store) {
  for (const Entry& entry : entries_) {
    float* out = values_ + entry.offset;
    const ExpectedTensor& tensor = entry.tensor;
    if (tensor.is_vector) {
      std::copy_n(store.vector(tensor.name, tensor.rows).data, tensor.rows, out);
      continue;
    }
    const Weight weight = store.weight(tensor.name, tensor.rows, tensor.cols);
    for (int row = 0; row < tensor.rows; ++row)
      weight.copy_row(row, out + static_cast<std::ptrdiff_t>(row) * tensor.cols);
  }
}

std::vector<TensorView> FlatParameters::views(const float* numbers) const {
  std::vector<TensorView> views;
  for (const Entry& entry : entries_) {
    const ExpectedTensor& tensor = entry.tensor;
    Shape shape{tensor.rows};
    if (!tensor.is_vector) shape.push_back(tensor.cols);
    const auto count = static_cast<std::size_t>(*element_count(shape));
    views.push_back(float32_view(tensor.name, shape, {numbers + entry.offset, count}));
  }
  return views;
}

const FlatParameters::Entry& FlatParameters::entry(const std::string& name) const {
  const auto found = index_.find(name);
  if (found == index_.end()) throw std::logic_error("no parameter " + name);
  return entries_[found->second];
}

TrainableParameters::TrainableParameters(FlatParameters& flat, const std::uint16_t* rounded)
    : flat_(flat) {
  gradients_ = memory_.allocate(flat.size());
  std::fill_n(gradients_, flat.size(), 0.0f);
  for (const FlatParameters::Entry& entry : flat.entries()) {
    auto node = std::make_unique<Node>();
    // Row-major [out x in] memory is a column-major tensor [in x out].
    const ExpectedTensor& tensor = entry.tensor;
    const int rows = tensor.is_vector ? tensor.rows : tensor.cols;
    const int cols = tensor.is_vector ? 1 : tensor.rows;
    node->value = {flat.values().data() + entry.offset, rows, cols, rows};
    node->gradient = {gradients_ + entry.offset, rows, cols, rows};
    if (rounded != nullptr) node->rounded = rounded + entry.offset;
    nodes_.push_back(std::move(node));
  }
}

Var TrainableParameters::matrix(const std::string& name, int rows, int cols) {
  const FlatParameters::Entry& entry = flat_.entry(name);
  if (entry.tensor.rows != rows || entry.tensor.cols != cols || entry.tensor.is_vector)
    throw std::logic_error(concat(name, " is not a matrix [", rows, " x ", cols, "]"));
  return Var(nodes_[static_cast<std::size_t>(&entry - flat_.entries().data())].get());
}

Var TrainableParameters::vector(const std::string& name, int size) {
  const FlatParameters::Entry& entry = flat_.entry(name);
  if (!entry.tensor.is_vector || entry.tensor.rows != size)
    throw std::logic_error(concat(name, " is not a vector [", size, "]"));
  return Var(nodes_[static_cast<std::size_t>(&entry - flat_.entries().data())].get());
}

}  // namespace lookback
