#include "train/trainer.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <future>

#include "base/error.h"
#include "math/gemm.h"
#include "train/validation.h"
#include "weights/bundle.h"
#include "weights/model_folder.h"

namespace lookback {
namespace {

constexpr int kShards = 2;
constexpr int kReportEvery = 50;
constexpr int kSaveEvery = 500;

double now() {
  using Clock = std::chrono::steady_clock;
  return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
}

void choose_precision(const std::string& name) {
  require(name == "auto" || name == "bfloat16" || name == "float32", "recipe: precision is \"",
          name, "\", must be auto, bfloat16 or float32");
  if (name == "bfloat16") set_precision(Precision::bfloat16);
  if (name == "float32") set_precision(Precision::float32);
}

/// The recipe's config with the sizes that the vocabularies really have.
ModelConfig sized(ModelConfig config, const PreparedData& data) {
  config.source_vocabulary = data.source.vocabulary_size();
  config.target_vocabulary = data.target.vocabulary_size();
  return config;
}

Batcher::Options batcher_options(const Recipe& recipe) {
  return {recipe.noise, recipe.training.batch_tokens, kShards, recipe.training.seed};
}

}  // namespace

Trainer::Trainer(const Recipe& recipe, const PreparedData& data, std::string run_folder)
    : recipe_(recipe),
      data_(data),
      folder_(std::move(run_folder)),
      config_(sized(recipe.model, data)),
      batcher_(data.train, data.source, data.target, batcher_options(recipe)),
      dev_batches_(plain_batches(data.dev, data.source, data.target, recipe.training.batch_tokens,
                                 kShards)) {
  choose_precision(recipe.training.precision);
  std::filesystem::create_directories(folder_);
  learner_ = std::make_unique<Learner>(config_, recipe.training, kShards);
  load_or_initialise();
}

void Trainer::load_or_initialise() {
  LearnerState& state = learner_->state();
  const std::string checkpoint = folder_ + "/checkpoint.safetensors";
  if (std::filesystem::exists(checkpoint)) {
    state.load(checkpoint);
  } else if (!recipe_.training.start_from.empty()) {
    const ModelBundle bundle = ModelBundle::from_folder(recipe_.training.start_from);
    state.parameters.load(bundle.weights.dequantised());
  } else {
    state.parameters.initialise(config_, recipe_.training.seed);
  }
  learner_->begin();
}

const char* Trainer::products() const { return gemm_description(); }

void Trainer::save() const { learner_->state().save(folder_ + "/checkpoint.safetensors"); }

bool Trainer::finished() const {
  return stopped_early_ || learner_->state().update >= recipe_.training.updates;
}

void Trainer::run(const ProgressCallback& report) {
  LearnerState& state = learner_->state();
  // The next pool is prepared while this one is learnt.
  const auto prepare = [this](std::int64_t pool) {
    return std::async(std::launch::async, [this, pool] { return batcher_.pool(pool); });
  };
  auto next = prepare(state.pool);
  while (!finished()) {
    const std::vector<ShardedBatch> batches = next.get();
    next = prepare(state.pool + 1);
    train_pool(batches, report);
    if (finished()) break;
    ++state.pool;
    state.batch = 0;
  }
  next.wait();
  save();
}

void Trainer::train_pool(const std::vector<ShardedBatch>& batches, const ProgressCallback& report) {
  LearnerState& state = learner_->state();
  double last = now();
  std::int64_t last_tokens = state.target_tokens;
  while (state.batch < static_cast<std::int64_t>(batches.size()) && !finished()) {
    const double loss = learner_->update(batches[static_cast<std::size_t>(state.batch++)]);
    smooth_loss_ = smooth_loss_ == 0 ? loss : 0.98 * smooth_loss_ + 0.02 * loss;
    const double time = now();
    if (state.update % kReportEvery == 0 || state.update == recipe_.training.updates) {
      const double speed = static_cast<double>(state.target_tokens - last_tokens) / (time - last);
      speed_ = speed;
      state.seconds += time - last;
      last = time;
      last_tokens = state.target_tokens;
      say(progress(), report);
    }
    if (state.update % recipe_.training.validate_every == 0 ||
        state.update == recipe_.training.updates) {
      validate(progress(), report);
      last = now();
    }
    if (state.update % kSaveEvery == 0) save();
  }
  state.seconds += now() - last;
}

TrainingProgress Trainer::progress() const {
  const LearnerState& state = learner_->state();
  TrainingProgress p;
  p.update = state.update;
  p.updates = recipe_.training.updates;
  p.epoch = static_cast<double>(state.pool) / static_cast<double>(batcher_.pools_per_epoch());
  p.loss = smooth_loss_;
  p.learning_rate = learning_rate_at(state.update, recipe_.training);
  p.gradient_norm = learner_->last_gradient_norm();
  p.tokens_per_second = speed_;
  p.seconds = state.seconds;
  p.seconds_left = state.update == 0 ? 0 : state.seconds / state.update * (p.updates - p.update);
  return p;
}

void Trainer::say(const TrainingProgress& progress, const ProgressCallback& report) {
  std::ofstream log(folder_ + "/log.jsonl", std::ios::app);
  log << progress_json(progress) << '\n';
  report(progress);
}

void Trainer::validate(TrainingProgress progress, const ProgressCallback& report) {
  LearnerState& state = learner_->state();
  progress.validated = true;
  progress.dev_loss = learner_->validate(dev_batches_);
  const BundleParts model{config_, state.parameters.views(learner_->kept_values()),
                          data_.source.to_json(), data_.target.to_json()};
  const DecodedScore score = score_by_decoding(model, data_.dev, recipe_.training.dev_sentences);
  progress.dev_bleu = score.bleu;
  progress.sample = score.sample;
  if (progress.dev_loss < state.best_loss) {
    state.best_loss = progress.dev_loss;
    state.best_update = state.update;
    save_bundle(folder_ + "/best", model);
  }
  stopped_early_ = state.update - state.best_update >
                   recipe_.training.patience * recipe_.training.validate_every;
  say(progress, report);
}

}  // namespace lookback
