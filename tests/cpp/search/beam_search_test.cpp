#include "search/beam_search.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "base/error.h"
#include "support/decode.h"
#include "support/exhaustive_search.h"
#include "support/fake_step_model.h"

using namespace lookback;
using Tokens = std::vector<TokenId>;

namespace {

/// Written without the search layer: the most probable token, until it ends.
Tokens naive_greedy(const FakeStepModel& model, int maximum_length) {
  Tokens tokens;
  while (static_cast<int>(tokens.size()) < maximum_length) {
    const auto row = model.log_probabilities(tokens);
    const auto best = std::max_element(row.begin() + 2, row.end());
    tokens.push_back(static_cast<TokenId>(best - row.begin()));
    if (tokens.back() == 2) break;
  }
  return tokens;
}

}  // namespace

TEST_CASE("A beam of one is greedy decoding, with and without a length penalty") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    FakeStepModel model(9, 3, seed);
    DecodingOptions options;
    options.beam_size = 1;
    options.maximum_length = 12;
    options.length_penalty = static_cast<double>(seed % 3);
    const SearchResult result = decode(model, options);
    REQUIRE(result.hypotheses.size() == 1);
    CHECK(result.hypotheses[0].tokens == naive_greedy(model, 12));
    CHECK(result.hypotheses[0].finished == (result.hypotheses[0].tokens.back() == 2));
    CHECK(result.complete);
  }
}

TEST_CASE("A wide beam finds the exhaustive best, whatever the penalties") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    FakeStepModel model(6, 4, seed);
    DecodingOptions options;
    options.beam_size = 64;
    options.maximum_length = 4;
    options.length_penalty = 0.7 * static_cast<double>(seed % 4);
    options.coverage_penalty = 0.4 * static_cast<double>(seed % 3);
    const auto expected = exhaustive_search(model, options);
    REQUIRE(expected.size() == 40);
    const SearchResult result = decode(model, options);
    REQUIRE(result.hypotheses.size() == 1);
    CHECK(result.hypotheses[0].tokens == expected[0].tokens);
    CHECK(result.hypotheses[0].score == Approx(expected[0].score));
  }
}

TEST_CASE("A wide beam's n best are the exhaustive list, in its order") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FakeStepModel model(6, 3, seed);
    DecodingOptions options;
    options.beam_size = 64;
    options.n_best = 13;
    options.maximum_length = 3;
    options.length_penalty = 0.5 * static_cast<double>(seed % 3);
    options.coverage_penalty = 0.2 * static_cast<double>(seed % 2);
    const auto expected = exhaustive_search(model, options);
    const SearchResult result = decode(model, options);
    REQUIRE(result.hypotheses.size() == 13);
    for (std::size_t i = 0; i < 13; ++i) CHECK(result.hypotheses[i].tokens == expected[i].tokens);
  }
}

TEST_CASE("The penalties change which hypothesis wins") {
  int longer = 0, covering = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    FakeStepModel model(6, 4, seed);
    DecodingOptions options;
    options.beam_size = 64;
    options.maximum_length = 4;
    const Tokens plain = decode(model, options).hypotheses[0].tokens;
    options.length_penalty = 3;
    longer += decode(model, options).hypotheses[0].tokens.size() > plain.size();
    options.length_penalty = 0;
    options.coverage_penalty = 2;
    covering += decode(model, options).hypotheses[0].tokens != plain;
    model.attends = false;
    CHECK(decode(model, options).hypotheses[0].tokens == plain);
  }
  CHECK(longer > 5);
  CHECK(covering > 5);
}

TEST_CASE("The n best are sorted and distinct") {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    FakeStepModel model(12, 3, seed);
    DecodingOptions options;
    options.beam_size = 8;
    options.n_best = 8;
    options.maximum_length = 15;
    options.length_penalty = 1;
    const SearchResult result = decode(model, options);
    REQUIRE(result.hypotheses.size() == 8);
    std::set<Tokens> seen;
    for (std::size_t i = 0; i < 8; ++i) {
      const Hypothesis& hypothesis = result.hypotheses[i];
      CHECK(seen.insert(hypothesis.tokens).second);
      if (i == 0 || result.hypotheses[i - 1].finished != hypothesis.finished) continue;
      CHECK(result.hypotheses[i - 1].score >= hypothesis.score);
    }
  }
}

TEST_CASE("Alignment, energies and log-probabilities stay with their hypothesis when it moves") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FakeStepModel model(10, 5, seed);
    DecodingOptions options;
    options.beam_size = 6;
    options.n_best = 6;
    options.maximum_length = 10;
    const SearchResult result = decode(model, options);
    CHECK(model.selects > 0);
    for (const Hypothesis& hypothesis : result.hypotheses) check_report(model, hypothesis);
  }
}

TEST_CASE("A model without attention gives hypotheses without alignment") {
  FakeStepModel model(8, 4, 3);
  model.attends = false;
  const SearchResult result = decode(model, {});
  CHECK(result.hypotheses[0].alignment.empty());
  CHECK(result.hypotheses[0].alignment_scores.empty());
  CHECK(!result.hypotheses[0].tokens.empty());
}

TEST_CASE("Ties go to the earlier hypothesis and the lower token") {
  FakeStepModel model(7, 2, 1);
  model.edit = [](const Tokens& history, std::span<float> row) {
    std::fill(row.begin(), row.end(), std::log(1.0f / 7));
    if (history.size() < 2) row[2] = -20;
  };
  DecodingOptions options;
  options.beam_size = 3;
  options.n_best = 3;
  options.maximum_length = 3;
  const SearchResult result = decode(model, options);
  REQUIRE(result.hypotheses.size() == 3);
  CHECK(result.hypotheses[0].tokens == Tokens{3, 3, 2});
}

TEST_CASE("A prefix is kept and the rest is what the model would say after it") {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    FakeStepModel model(9, 3, seed);
    DecodingOptions options;
    options.beam_size = 4;
    options.n_best = 4;
    options.prefix = {5, 8, 8};
    options.maximum_length = 9;
    const SearchResult result = decode(model, options);
    for (const Hypothesis& hypothesis : result.hypotheses) {
      REQUIRE(hypothesis.tokens.size() > 3);
      CHECK(std::equal(options.prefix.begin(), options.prefix.end(), hypothesis.tokens.begin()));
      check_report(model, hypothesis);
    }
  }
}

TEST_CASE("A prefix that the model rules out is an error, not an empty answer") {
  FakeStepModel model(9, 3, 1);
  never(model, 5);
  DecodingOptions options;
  options.prefix = {5};
  CHECK_THROWS_AS(decode(model, options), Error);
}

TEST_CASE("An alignment override reaches the model at its step and the result shows it") {
  FakeStepModel model(9, 3, 2);
  never(model, 2);
  DecodingOptions options;
  options.maximum_length = 4;
  options.alignment_overrides[2] = {0, 0.25f, 0.75f};
  const SearchResult result = decode(model, options);
  REQUIRE(model.forced_alignments.size() == 4);
  for (std::size_t step = 0; step < 4; ++step) {
    CHECK(model.forced_alignments[step].empty() == (step != 2));
  }
  CHECK(model.forced_alignments[2] == std::vector<float>{0, 0.25f, 0.75f});
  const auto& alignment = result.hypotheses[0].alignment;
  CHECK(std::vector<float>(alignment.begin() + 6, alignment.begin() + 9) ==
        std::vector<float>{0, 0.25f, 0.75f});
}

TEST_CASE("Each step of a result carries the model's most probable tokens if asked for") {
  FakeStepModel model(9, 2, 4);
  DecodingOptions options;
  options.top_candidates = 3;
  options.n_best = 5;
  options.maximum_length = 6;
  for (const Hypothesis& hypothesis : decode(model, options).hypotheses) {
    REQUIRE(hypothesis.candidates.size() == hypothesis.tokens.size());
    for (std::size_t t = 0; t < hypothesis.tokens.size(); ++t) {
      const Tokens history(hypothesis.tokens.begin(),
                           hypothesis.tokens.begin() + static_cast<std::ptrdiff_t>(t));
      auto row = model.log_probabilities(history);
      REQUIRE(hypothesis.candidates[t].size() == 3);
      for (const TokenCandidate& candidate : hypothesis.candidates[t]) {
        CHECK(candidate.log_probability == row[static_cast<std::size_t>(candidate.token)]);
      }
      std::sort(row.rbegin(), row.rend());
      CHECK(hypothesis.candidates[t][0].log_probability == row[0]);
      CHECK(hypothesis.candidates[t][2].log_probability == row[2]);
    }
  }
  options.top_candidates = 0;
  CHECK(decode(model, options).hypotheses[0].candidates.empty());
}
