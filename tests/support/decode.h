#pragma once
#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "search/decoding.h"
#include "support/fake_step_model.h"

namespace lookback {

inline SearchResult decode(StepModel& model, const DecodingOptions& options) {
  const auto decoding = make_decoding(model, options);
  while (decoding->step()) {
  }
  return decoding->finish();
}

/// Holds everything a hypothesis reports against the model, token by token.
inline void check_report(const FakeStepModel& model, const Hypothesis& hypothesis) {
  const auto width = static_cast<std::size_t>(model.source_length());
  REQUIRE(hypothesis.log_probabilities.size() == hypothesis.tokens.size());
  REQUIRE(hypothesis.alignment.size() == hypothesis.tokens.size() * width);
  REQUIRE(hypothesis.alignment_scores.size() == hypothesis.tokens.size() * width);
  std::vector<TokenId> history;
  double total = 0;
  for (std::size_t t = 0; t < hypothesis.tokens.size(); ++t) {
    const auto token = static_cast<std::size_t>(hypothesis.tokens[t]);
    CHECK(hypothesis.log_probabilities[t] == model.log_probabilities(history)[token]);
    total += hypothesis.log_probabilities[t];
    const auto weights = model.alignment(history);
    const auto scores = model.scores(history);
    const auto begin = static_cast<std::ptrdiff_t>(t * width);
    CHECK(std::equal(weights.begin(), weights.end(), hypothesis.alignment.begin() + begin));
    CHECK(std::equal(scores.begin(), scores.end(), hypothesis.alignment_scores.begin() + begin));
    history.push_back(hypothesis.tokens[t]);
  }
  CHECK(hypothesis.log_probability == Approx(total).epsilon(1e-12));
}

}  // namespace lookback
