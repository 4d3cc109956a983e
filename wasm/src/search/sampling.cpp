#include "search/sampling.h"

#include "search/prefix.h"
#include "search/repeat_guard.h"

namespace lookback {

Sampling::Sampling(StepModel& model, const DecodingOptions& options)
    : options_(options),
      frontier_(model, options_),
      filter_(options_, model.vocabulary_size()),
      sampler_(options_) {
  for (int i = 0; i < options_.n_best; ++i) {
    samples_.push_back({Random(options_.seed, static_cast<std::uint64_t>(i))});
  }
}

bool Sampling::step() {
  if (done_) return false;
  frontier_.advance();
  if (!follow_prefix(frontier_, options_.prefix)) extend();
  done_ = frontier_.size() == 0 || frontier_.steps() >= options_.maximum_length;
  return !done_;
}

void Sampling::extend() {
  remaining_.clear();
  nodes_.clear();
  parents_.clear();
  for (Sample& sample : samples_) {
    frontier_.pool().history(frontier_.node(sample.live), history_);
    filter_.prepare(history_);
    const auto token = sampler_.draw(frontier_.row(sample.live), filter_, sample.random);
    if (token) {
      extend(sample, *token);
    } else {
      outcome_.blocked.push_back(frontier_.node(sample.live));
    }
  }
  samples_.swap(remaining_);
  frontier_.carry_on(nodes_, parents_);
}

void Sampling::extend(const Sample& sample, TokenId token) {
  const int node = frontier_.keep(sample.live, token);
  if (token == options_.end_token) {
    outcome_.finished.push_back(node);
  } else if (loops(node)) {
    outcome_.looping.push_back(node);
  } else {
    remaining_.push_back({sample.random, static_cast<int>(nodes_.size())});
    nodes_.push_back(node);
    parents_.push_back(sample.live);
  }
}

bool Sampling::loops(int node) {
  if (options_.loop_limit == 0) return false;
  frontier_.pool().history(node, history_);
  return ends_in_loop(history_, options_.loop_limit);
}

SearchResult Sampling::finish() const {
  Outcome outcome = outcome_;
  outcome.alive = frontier_.nodes();
  outcome.steps = frontier_.steps();
  outcome.complete = done_;
  return make_result(frontier_.pool(), options_, outcome);
}

}  // namespace lookback
