#include "search/frontier.h"

#include <algorithm>
#include <limits>

#include "base/error.h"
#include "base/lanes.h"

namespace lookback {
namespace {

/// A log-softmax in float32 may round to a little above 0.
constexpr float kRoundingSlack = 1e-3f;
constexpr float kNever = -std::numeric_limits<float>::infinity();

const DecodingOptions& checked(const DecodingOptions& options, const StepModel& model) {
  check(options, {model.vocabulary_size(), model.source_length(), model.has_alignment()});
  return options;
}

void check_row(std::span<const float> row, int position) {
  require(all_at_most(kRoundingSlack, row.data(), row.size()),
          "the model's log-probabilities at target position ", position,
          " are not numbers up to 0; its weights may be damaged");
  require(largest(row.data(), row.size()) > kNever,
          "the model gives no token any probability at target position ", position,
          "; its weights may be damaged");
}

bool is_identity(std::span<const int> parents, std::size_t live) {
  if (parents.size() != live) return false;
  for (std::size_t i = 0; i < live; ++i) {
    if (parents[i] != static_cast<int>(i)) return false;
  }
  return true;
}

}  // namespace

Frontier::Frontier(StepModel& model, const DecodingOptions& options)
    : model_(model),
      options_(checked(options, model)),
      pool_(model.source_length(), options.begin_token),
      live_{0} {}

void Frontier::advance() {
  if (steps_ == 0) model_.start();
  last_tokens_.clear();
  for (const int node : live_) last_tokens_.push_back(pool_[node].token);
  const auto forced = options_.alignment_overrides.find(steps_);
  if (forced == options_.alignment_overrides.end()) {
    output_ = model_.step(last_tokens_);
  } else {
    output_ = model_.step(last_tokens_, forced->second);
  }
  ++steps_;
  records_.assign(live_.size(), -1);
  check_output();
}

void Frontier::check_output() const {
  const std::size_t cells = live_.size() * static_cast<std::size_t>(model_.source_length());
  const std::size_t aligned = model_.has_alignment() ? cells : 0;
  const auto vocabulary = static_cast<std::size_t>(model_.vocabulary_size());
  require(output_.log_probabilities.size() == live_.size() * vocabulary, "the model returned ",
          output_.log_probabilities.size(), " log-probabilities for ", live_.size(),
          " hypotheses and ", vocabulary, " tokens");
  require(output_.alignment_weights.size() == aligned, "the model returned ",
          output_.alignment_weights.size(), " alignment weights instead of ", aligned);
  require(output_.scores.size() == aligned || output_.scores.empty(), "the model returned ",
          output_.scores.size(), " alignment scores instead of ", aligned);
  for (int i = 0; i < size(); ++i) check_row(row(i), position());
}

std::span<const float> Frontier::row(int live) const {
  const auto vocabulary = static_cast<std::size_t>(model_.vocabulary_size());
  return output_.log_probabilities.subspan(static_cast<std::size_t>(live) * vocabulary, vocabulary);
}

std::span<const TokenCandidate> Frontier::best_of_row(int live) {
  best_.clear();
  if (options_.top_candidates == 0) return best_;
  const auto values = row(live);
  top_.reset(std::min(options_.top_candidates, model_.vocabulary_size()));
  for (std::size_t v = 0; v < values.size(); ++v) {
    if (values[v] >= top_.threshold()) top_.offer({values[v], 0, static_cast<TokenId>(v)});
  }
  for (const Candidate& candidate : top_.sorted()) {
    best_.push_back({candidate.token, static_cast<float>(candidate.total)});
  }
  return best_;
}

int Frontier::row_record(int live) {
  int& record = records_[static_cast<std::size_t>(live)];
  if (record < 0) {
    const auto width = static_cast<std::size_t>(model_.source_length());
    const auto part = [&](std::span<const float> matrix) {
      return matrix.empty() ? matrix
                            : matrix.subspan(static_cast<std::size_t>(live) * width, width);
    };
    record =
        pool_.add_row({part(output_.alignment_weights), part(output_.scores), best_of_row(live)});
  }
  return record;
}

int Frontier::keep(int live, TokenId token) {
  const int parent = node(live);
  const float log_probability = row(live)[static_cast<std::size_t>(token)];
  return pool_.add({parent, token, log_probability, pool_[parent].total + log_probability,
                    pool_[parent].length + 1, row_record(live)});
}

void Frontier::carry_on(std::span<const int> nodes, std::span<const int> parents) {
  if (!nodes.empty() && !is_identity(parents, live_.size())) model_.select(parents);
  live_.assign(nodes.begin(), nodes.end());
}

void Frontier::follow(TokenId token) {
  const int node = keep(0, token);
  const int parent = 0;
  carry_on({&node, 1}, {&parent, 1});
}

}  // namespace lookback
