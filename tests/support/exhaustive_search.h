#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include "search/decoding_options.h"
#include "support/fake_step_model.h"

namespace lookback {

struct ScoredTarget {
  std::vector<TokenId> tokens;
  double score = 0;
};

/// log P / ((5 + n) / 6)^alpha + beta * sum of log coverage, written out without the search layer.
inline double score_by_hand(const FakeStepModel& model, const std::vector<TokenId>& target,
                            const DecodingOptions& options) {
  double total = 0;
  std::vector<double> coverage(static_cast<std::size_t>(model.source_length()));
  std::vector<TokenId> history;
  for (const TokenId token : target) {
    total += model.log_probabilities(history)[static_cast<std::size_t>(token)];
    const auto weights = model.alignment(history);
    for (std::size_t i = 0; i < coverage.size(); ++i) coverage[i] += weights[i];
    history.push_back(token);
  }
  const double length = static_cast<double>(target.size());
  double score = total / std::pow((5 + length) / 6, options.length_penalty);
  for (const double covered : coverage) {
    score += options.coverage_penalty * std::log(std::min(covered, 1.0));
  }
  return score;
}

inline void enumerate(const FakeStepModel& model, const DecodingOptions& options,
                      std::vector<TokenId>& history, std::vector<ScoredTarget>& all) {
  if (static_cast<int>(history.size()) == options.maximum_length) return;
  for (TokenId token = 2; token < model.vocabulary_size(); ++token) {
    history.push_back(token);
    if (token == options.end_token) {
      all.push_back({history, score_by_hand(model, history, options)});
    } else {
      enumerate(model, options, history, all);
    }
    history.pop_back();
  }
}

/// Every target that ends within maximum_length, best first.
inline std::vector<ScoredTarget> exhaustive_search(const FakeStepModel& model,
                                                   const DecodingOptions& options) {
  std::vector<ScoredTarget> all;
  std::vector<TokenId> history;
  enumerate(model, options, history, all);
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.score > b.score; });
  return all;
}

}  // namespace lookback
