#include "search/beam_search.h"

#include <algorithm>
#include <functional>
#include <limits>

#include "base/lanes.h"
#include "search/length_penalty.h"
#include "search/prefix.h"
#include "search/repeat_guard.h"

namespace lookback {
namespace {

/// Most stretches of a vocabulary hold nothing that is probable enough; one look passes over them.
constexpr std::size_t kTokensAtOnce = 128;

/// A float32 that rounding cannot have lifted to `least`.
float just_below(double least) {
  constexpr double kSlack = 1e-3;
  constexpr double kLowest = std::numeric_limits<float>::lowest();
  return static_cast<float>(std::max(least - kSlack, kLowest));
}

}  // namespace

BeamSearch::BeamSearch(StepModel& model, const DecodingOptions& options)
    : options_(options), frontier_(model, options_), filter_(options_, model.vocabulary_size()) {}

bool BeamSearch::step() {
  if (done_) return false;
  frontier_.advance();
  if (!follow_prefix(frontier_, options_.prefix)) extend();
  done_ = is_done();
  return !done_;
}

void BeamSearch::extend() {
  top_.reset(2 * options_.beam_size);
  for (int i = 0; i < frontier_.size(); ++i) offer_row(i);
  nodes_.clear();
  parents_.clear();
  sort_out(top_.sorted());
  const bool stuck = nodes_.empty() && outcome_.finished.empty() && outcome_.looping.empty();
  if (stuck) outcome_.blocked = frontier_.nodes();
  frontier_.carry_on(nodes_, parents_);
}

void BeamSearch::offer_row(int live) {
  const int node = frontier_.node(live);
  const double total = frontier_.pool()[node].total;
  frontier_.pool().history(node, history_);
  filter_.prepare(history_);
  const auto row = frontier_.row(live);
  for (std::size_t first = 0; first < row.size(); first += kTokensAtOnce) {
    const std::size_t last = std::min(first + kTokensAtOnce, row.size());
    if (all_at_most(just_below(top_.threshold() - total), &row[first], last - first)) continue;
    for (std::size_t v = first; v < last; ++v) {
      const double extended = total + row[v];
      // Not only a shortcut: the threshold is never below the lowest finite number, so a token
      // without any probability is not offered.
      if (extended < top_.threshold()) continue;
      const auto token = static_cast<TokenId>(v);
      if (filter_.allows(token)) top_.offer({extended, live, token});
    }
  }
}

void BeamSearch::sort_out(const std::vector<Candidate>& ranked) {
  const auto beam = static_cast<std::size_t>(options_.beam_size);
  for (std::size_t rank = 0; rank < ranked.size(); ++rank) {
    if (ranked[rank].token != options_.end_token) {
      if (nodes_.size() < beam) add_live(ranked[rank]);
    } else if (rank < beam) {
      const int node = frontier_.keep(ranked[rank].parent, options_.end_token);
      const double score = frontier_.pool().score(node, options_);
      outcome_.finished.push_back(node);
      finished_scores_.insert(std::upper_bound(finished_scores_.begin(), finished_scores_.end(),
                                               score, std::greater<>()),
                              score);
    }
  }
}

void BeamSearch::add_live(const Candidate& candidate) {
  const int node = frontier_.keep(candidate.parent, candidate.token);
  if (options_.loop_limit > 0) {
    frontier_.pool().history(node, history_);
    if (ends_in_loop(history_, options_.loop_limit)) {
      outcome_.looping.push_back(node);
      return;
    }
  }
  nodes_.push_back(node);
  parents_.push_back(candidate.parent);
}

bool BeamSearch::is_done() const {
  const std::size_t ended = outcome_.finished.size() + outcome_.looping.size();
  const bool greedy_end = options_.beam_size == 1 && ended > 0;
  return frontier_.size() == 0 || frontier_.steps() >= options_.maximum_length || greedy_end ||
         finished_beat_live();
}

bool BeamSearch::finished_beat_live() const {
  const auto wanted = static_cast<std::size_t>(options_.n_best);
  if (finished_scores_.size() < wanted) return false;
  double best = std::numeric_limits<double>::lowest();
  for (const int node : frontier_.nodes()) best = std::max(best, frontier_.pool()[node].total);
  const bool patient = finished_scores_.size() < static_cast<std::size_t>(options_.beam_size);
  const int length = patient ? options_.maximum_length : frontier_.steps();
  const double bound = best / length_penalty(length, options_.length_penalty);
  return finished_scores_[wanted - 1] >= bound;
}

SearchResult BeamSearch::finish() const {
  Outcome outcome = outcome_;
  outcome.alive = frontier_.nodes();
  outcome.steps = frontier_.steps();
  outcome.complete = done_;
  return make_result(frontier_.pool(), options_, outcome);
}

}  // namespace lookback
