#pragma once
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "base/error.h"
#include "base/random.h"
#include "search/step_model.h"

namespace lookback {

/// A model whose answers are a seeded function of the tokens fed so far, so that a test can say
/// what any hypothesis must have been shown without running a search.
class FakeStepModel : public StepModel {
 public:
  using Tokens = std::vector<TokenId>;

  FakeStepModel(int vocabulary, int source, std::uint64_t seed)
      : vocabulary_(vocabulary), source_(source), seed_(seed) {}

  /// Changes the log-probabilities of what follows a history (without the begin token).
  std::function<void(const Tokens& history, std::span<float> row)> edit;
  bool attends = true;

  // What the model was told, for tests to look at.
  std::vector<std::vector<float>> forced_alignments;  ///< one a step
  int starts = 0;
  int selects = 0;

  int vocabulary_size() const override { return vocabulary_; }
  int source_length() const override { return source_; }
  bool has_alignment() const override { return attends; }

  void start() override {
    ++starts;
    live_ = {Tokens{}};
  }

  StepOutput step(std::span<const TokenId> tokens, std::span<const float> forced) override {
    require(tokens.size() == live_.size(), "one token for each live hypothesis");
    forced_alignments.emplace_back(forced.begin(), forced.end());
    rows_.clear();
    weights_.clear();
    scores_.clear();
    for (std::size_t i = 0; i < live_.size(); ++i) {
      live_[i].push_back(tokens[i]);
      const Tokens history(live_[i].begin() + 1, live_[i].end());
      append(rows_, log_probabilities(history));
      append(scores_, scores(history));
      append(weights_, forced.empty() ? alignment(history) : copy(forced));
    }
    if (!attends) return {rows_, {}, {}};
    return {rows_, weights_, scores_};
  }

  void select(std::span<const int> parents) override {
    ++selects;
    std::vector<Tokens> next;
    for (const int parent : parents) next.push_back(live_.at(static_cast<std::size_t>(parent)));
    live_ = std::move(next);
  }

  /// [V] of what follows `history`.
  std::vector<float> log_probabilities(const Tokens& history) const {
    std::vector<float> row = log_softmax(numbers(history, 0, vocabulary_, 2.5));
    if (edit) edit(history, row);
    return row;
  }

  /// [Tx] when predicting what follows `history`.
  std::vector<float> scores(const Tokens& history) const {
    return numbers(history, 1, source_, 1.5);
  }

  std::vector<float> alignment(const Tokens& history) const {
    std::vector<float> row = log_softmax(scores(history));
    for (float& weight : row) weight = std::exp(weight);
    return row;
  }

 private:
  static std::vector<float> copy(std::span<const float> row) { return {row.begin(), row.end()}; }

  static void append(std::vector<float>& to, const std::vector<float>& from) {
    to.insert(to.end(), from.begin(), from.end());
  }

  static std::vector<float> log_softmax(std::vector<float> row) {
    double sum = 0;
    for (const float x : row) sum += std::exp(static_cast<double>(x));
    for (float& x : row) x -= static_cast<float>(std::log(sum));
    return row;
  }

  std::vector<float> numbers(const Tokens& history, std::uint64_t kind, int count,
                             double spread) const {
    std::uint64_t hash = seed_ * 2 + kind;
    for (const TokenId token : history) {
      hash ^= static_cast<std::uint64_t>(token) + 1;
      hash = split_mix(hash);
    }
    Random random(hash);
    std::vector<float> row;
    for (int i = 0; i < count; ++i)
      row.push_back(static_cast<float>(random.uniform(-spread, spread)));
    return row;
  }

  int vocabulary_;
  int source_;
  std::uint64_t seed_;
  std::vector<Tokens> live_;  ///< with the begin token, once fed
  std::vector<float> rows_, weights_, scores_;
};

/// Makes one token so improbable after every history that no search takes it.
inline void never(FakeStepModel& model, TokenId token) {
  model.edit = [token](const FakeStepModel::Tokens&, std::span<float> row) {
    row[static_cast<std::size_t>(token)] = -std::numeric_limits<float>::infinity();
  };
}

}  // namespace lookback
