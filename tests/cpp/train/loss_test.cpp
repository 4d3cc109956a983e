#include "train/loss.h"

#include <catch2/catch.hpp>

#include "support/golden_model.h"
#include "train/learner.h"

using namespace lookback;

namespace {

Batch golden_batch(const GoldenFile& golden) {
  Batch batch;
  batch.source = golden.integers("source");
  batch.source_lengths = golden.integers("source_lengths");
  batch.inputs = golden.integers("target_input");
  batch.targets = golden.integers("target");
  batch.alive.assign(batch.targets.size() / batch.source_lengths.size(), batch.sentences());
  for (const int length : golden.integers("target_lengths")) batch.target_tokens += length;
  return batch;
}

/// The same batch with every sentence carried along to the last target position, as padding.
Batch rectangle(const Batch& batch) {
  Batch padded = batch;
  padded.inputs.clear();
  padded.targets.clear();
  std::size_t first = 0;
  for (int& alive : padded.alive) {
    for (int b = 0; b < batch.sentences(); ++b) {
      const std::size_t at = first + static_cast<std::size_t>(b);
      padded.inputs.push_back(b < alive ? batch.inputs[at] : kPad);
      padded.targets.push_back(b < alive ? batch.targets[at] : kPad);
    }
    first += static_cast<std::size_t>(alive);
    alive = batch.sentences();
  }
  return padded;
}

/// Twenty pairs of many lengths, of the golden models' few pieces.
Batch uneven_batch() {
  std::vector<EncodedPair> pairs(20);
  for (std::size_t b = 0; b < pairs.size(); ++b) {
    for (std::size_t j = 0; j < 1 + b % 4; ++j)
      pairs[b].source.push_back(static_cast<TokenId>(3 + (b + j) % 5));
    for (std::size_t i = 0; i < b % 7; ++i)
      pairs[b].target.push_back(static_cast<TokenId>(3 + (b + 2 * i) % 5));
  }
  return make_batch(pairs);
}

struct Recorded {
  explicit Recorded(const GoldenFile& golden)
      : config(config_of(golden)), flat(config), parameters(flat, nullptr) {
    set_precision(Precision::float32);
    flat.load(golden.weights());
    const TapeScope scope(slices);
    model.emplace(parameters, config);
  }

  double loss(const Batch& batch) {
    LossOptions options;
    options.label_smoothing = 0.1f;
    options.tokens = batch.target_tokens;
    return batch_loss(*model, batch, options, tape);
  }

  ModelConfig config;
  FlatParameters flat;
  TrainableParameters parameters;
  Tape slices, tape;
  std::optional<Seq2SeqModel<Var>> model;
};

/// Our gradients are laid out like the parameters, row-major as PyTorch's.
double largest_difference_to(const GoldenFile& golden, const std::string& name,
                             std::span<const float> ours) {
  const Tensor theirs = golden.tensor("gradient." + name);
  double largest = 0;
  for (std::size_t i = 0; i < theirs.size(); ++i)
    largest = std::max(largest, std::abs(static_cast<double>(theirs.data[i]) - ours[i]));
  return largest;
}

}  // namespace

TEST_CASE("loss and every gradient are PyTorch's, for every scorer, wiring and cell") {
  for (const std::string& name : golden_models()) {
    INFO(name);
    const GoldenFile golden(name);
    Recorded recorded(golden);
    const Batch batch = golden_batch(golden);
    CHECK(recorded.loss(batch) ==
          Approx(static_cast<double>(golden.tensor("loss")(0, 0))).margin(kGoldenTolerance));
    for (const FlatParameters::Entry& entry : recorded.flat.entries()) {
      INFO(entry.tensor.name);
      CHECK(largest_difference_to(golden, entry.tensor.name,
                                  recorded.parameters.gradients().subspan(entry.offset)) <
            kGoldenTolerance);
    }
  }
}

TEST_CASE("ten updates by Adam lose as much as PyTorch's") {
  for (const std::string& name : golden_models()) {
    INFO(name);
    set_precision(Precision::float32);
    const GoldenFile golden(name);
    TrainingOptions options;
    options.updates = 1 << 30;  // a cosine so long that it is flat
    options.warmup_updates = 0;
    options.learning_rate = 1e-3;
    options.clip_norm = 0;
    options.dropout = 0;
    options.average_decay = 0;
    Learner learner(config_of(golden), options, 1);
    learner.state().parameters.load(golden.weights());
    learner.begin();
    const Tensor losses = golden.tensor("adam_losses");
    for (int i = 0; i < 10; ++i)
      CHECK(learner.update({golden_batch(golden)}) ==
            Approx(static_cast<double>(losses.data[i])).margin(kGoldenTolerance));
  }
}

TEST_CASE("sentences that have ended cost nothing and change nothing") {
  const Batch packed = uneven_batch();
  REQUIRE(packed.alive.front() == 20);
  REQUIRE(packed.alive.back() == 8);
  for (const std::string& name : golden_models()) {
    INFO(name);
    const GoldenFile golden(name);
    Recorded one(golden), other(golden);
    CHECK(one.loss(packed) == Approx(other.loss(rectangle(packed))).epsilon(1e-6));
    double largest = 0;
    const auto ours = one.parameters.gradients(), theirs = other.parameters.gradients();
    for (std::size_t i = 0; i < ours.size(); ++i)
      largest = std::max(largest, std::abs(static_cast<double>(ours[i]) - theirs[i]));
    CHECK(largest < 1e-6);
  }
}
