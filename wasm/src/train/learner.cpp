#include "train/learner.h"

#include <algorithm>
#include <cmath>

#include "base/error.h"

namespace lookback {

Learner::Learner(const ModelConfig& config, const TrainingOptions& options, int shards)
    : options_(options),
      state_(config, options),
      rounded_(state_.parameters.size()),
      shards_(static_cast<std::size_t>(shards)),
      workers_(shards) {
  const bool round = precision() == Precision::bfloat16;
  for (Shard& shard : shards_) {
    shard.parameters =
        std::make_unique<TrainableParameters>(state_.parameters, round ? rounded_.data() : nullptr);
    const TapeScope scope(shard.slices);
    shard.model = std::make_unique<Seq2SeqModel<Var>>(*shard.parameters, config);
    std::uint64_t seed = options.seed + state_.dropout.size();
    state_.dropout.push_back(split_mix(seed));
  }
}

void Learner::begin() {
  const auto values = state_.parameters.values();
  round_to_bfloat16(values.data(), values.size(), rounded_.data());
  if (state_.update == 0) std::copy(values.begin(), values.end(), state_.average.begin());
}

std::pair<std::size_t, std::size_t> Learner::part(int worker) const {
  const std::size_t size = state_.average.size();
  const auto count = static_cast<std::size_t>(workers_.count());
  const std::size_t share = (size / count + 15) / 16 * 16;
  const std::size_t first = std::min(size, share * static_cast<std::size_t>(worker));
  return {first, std::min(size, first + share)};
}

double Learner::run(const ShardedBatch& batch, bool learn) {
  LossOptions loss;
  loss.tokens = 0;
  for (const Batch& shard : batch) loss.tokens += shard.target_tokens;
  loss.learn = learn;
  if (learn) loss.label_smoothing = static_cast<float>(options_.label_smoothing);
  workers_.run([&](int worker) {
    Shard& shard = shards_[static_cast<std::size_t>(worker)];
    shard.loss = 0;
    if (static_cast<std::size_t>(worker) >= batch.size()) return;
    LossOptions mine = loss;
    if (learn)
      mine.dropout = {static_cast<float>(options_.dropout),
                      &state_.dropout[static_cast<std::size_t>(worker)]};
    shard.loss =
        batch_loss(*shard.model, batch[static_cast<std::size_t>(worker)], mine, shard.tape);
  });
  double total = 0;
  for (const Shard& shard : shards_) total += shard.loss;
  return total;
}

double Learner::update(const ShardedBatch& batch) {
  const double loss = run(batch, true);
  require(std::isfinite(loss), "training went astray at update ", state_.update,
          ": the loss is no number any more; lower the learning rate");
  apply_gradients();
  ++state_.update;
  for (const Batch& shard : batch) state_.target_tokens += shard.target_tokens;
  return loss;
}

void Learner::apply_gradients() {
  const std::span<float> total = shards_[0].parameters->gradients();
  std::vector<double> squares(static_cast<std::size_t>(workers_.count()), 0.0);
  workers_.run([&](int worker) {
    const auto [first, last] = part(worker);
    for (std::size_t i = 1; i < shards_.size(); ++i)
      move_into(shards_[i].parameters->gradients().subspan(first, last - first),
                total.subspan(first, last - first));
    squares[static_cast<std::size_t>(worker)] = sum_of_squares(total.subspan(first, last - first));
  });
  norm_ = 0;
  for (const double square : squares) norm_ += square;
  norm_ = std::sqrt(norm_);
  Adam::Step step{state_.update + 1, learning_rate_at(state_.update, options_), 1.0};
  if (options_.clip_norm > 0 && norm_ > options_.clip_norm)
    step.gradient_scale = options_.clip_norm / norm_;
  // The average forgets its random start quickly: early on it is a plain mean.
  const double decay = std::min(options_.average_decay, state_.update / (state_.update + 10.0));
  workers_.run([&](int worker) {
    const auto [first, last] = part(worker);
    const std::size_t count = last - first;
    const std::span<float> values = state_.parameters.values();
    state_.adam.step(values, total, first, last, step);
    std::fill_n(total.data() + first, count, 0.0f);
    blend(values.subspan(first, count), static_cast<float>(decay),
          std::span(state_.average).subspan(first, count));
    round_to_bfloat16(values.data() + first, count, rounded_.data() + first);
  });
}

const float* Learner::kept_values() {
  return options_.average_decay > 0 ? state_.average.data() : state_.parameters.values().data();
}

double Learner::validate(const std::vector<ShardedBatch>& batches) {
  const auto values = state_.parameters.values();
  const std::vector<float> current(values.begin(), values.end());
  std::copy_n(kept_values(), values.size(), values.begin());
  round_to_bfloat16(values.data(), values.size(), rounded_.data());
  double total = 0;
  std::int64_t tokens = 0;
  for (const ShardedBatch& batch : batches) {
    std::int64_t count = 0;
    for (const Batch& shard : batch) count += shard.target_tokens;
    total += run(batch, false) * static_cast<double>(count);
    tokens += count;
  }
  std::copy(current.begin(), current.end(), values.begin());
  round_to_bfloat16(values.data(), values.size(), rounded_.data());
  return total / static_cast<double>(tokens);
}

}  // namespace lookback
