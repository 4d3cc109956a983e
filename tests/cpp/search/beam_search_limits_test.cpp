#include <algorithm>
#include <catch2/catch.hpp>
#include <limits>
#include <set>

#include "base/error.h"
#include "search/beam_search.h"
#include "support/decode.h"
#include "support/fake_step_model.h"

using namespace lookback;
using Tokens = std::vector<TokenId>;

TEST_CASE("Padding and the begin token are never produced, even if the model wants them") {
  FakeStepModel model(8, 2, 5);
  model.edit = [](const Tokens&, std::span<float> row) { row[0] = row[1] = -0.01f; };
  DecodingOptions options;
  options.beam_size = 5;
  options.n_best = 5;
  options.maximum_length = 8;
  for (const Hypothesis& hypothesis : decode(model, options).hypotheses) {
    for (const TokenId token : hypothesis.tokens) CHECK(token >= 2);
  }
}

TEST_CASE("A model that never ends stops at the maximum length, unfinished") {
  FakeStepModel model(9, 3, 2);
  never(model, 2);
  DecodingOptions options;
  options.n_best = 5;
  options.maximum_length = 17;
  const SearchResult result = decode(model, options);
  REQUIRE(result.hypotheses.size() == 5);
  CHECK(result.steps == 17);
  for (const Hypothesis& hypothesis : result.hypotheses) {
    CHECK(!hypothesis.finished);
    CHECK(hypothesis.tokens.size() == 17);
  }
}

TEST_CASE("No hypothesis ends before the minimum length") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FakeStepModel model(9, 3, seed);
    DecodingOptions options;
    options.n_best = 5;
    options.minimum_length = 6;
    options.maximum_length = 12;
    for (const Hypothesis& hypothesis : decode(model, options).hypotheses) {
      CHECK(hypothesis.tokens.size() >= 6);
    }
  }
}

TEST_CASE("No n-gram is said twice when its size is blocked") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FakeStepModel model(6, 3, seed);
    never(model, 2);
    DecodingOptions options;
    options.n_best = 3;
    options.blocked_ngram = 2;
    options.maximum_length = 9;
    for (const Hypothesis& hypothesis : decode(model, options).hypotheses) {
      std::set<std::pair<TokenId, TokenId>> seen;
      for (std::size_t i = 1; i < hypothesis.tokens.size(); ++i) {
        CHECK(seen.insert({hypothesis.tokens[i - 1], hypothesis.tokens[i]}).second);
      }
    }
  }
}

TEST_CASE("When everything that could follow is blocked, what there is comes back") {
  FakeStepModel model(5, 2, 1);  // two words
  never(model, 2);
  DecodingOptions options;
  options.blocked_ngram = 1;
  options.maximum_length = 50;
  const SearchResult result = decode(model, options);
  REQUIRE(result.hypotheses.size() == 1);
  CHECK(result.hypotheses[0].tokens.size() == 2);
  CHECK(!result.hypotheses[0].finished);
  CHECK(result.complete);
}

TEST_CASE("A loop is cut when asked for, and marked") {
  FakeStepModel model(9, 2, 1);
  model.edit = [](const Tokens& history, std::span<float> row) {
    std::fill(row.begin(), row.end(), -9.0f);
    row[history.size() % 2 == 0 ? 4 : 5] = -0.01f;
  };
  DecodingOptions options;
  options.beam_size = 1;
  options.maximum_length = 100;
  options.loop_limit = 4;
  const SearchResult result = decode(model, options);
  CHECK(result.hypotheses[0].looping);
  CHECK(!result.hypotheses[0].finished);
  CHECK(result.hypotheses[0].tokens == Tokens{4, 5, 4, 5, 4, 5, 4, 5});
  options.loop_limit = 0;
  CHECK(decode(model, options).hypotheses[0].tokens.size() == 100);
}

TEST_CASE("A whole sentence comes before a cut one with a better score") {
  FakeStepModel model(6, 2, 1);
  model.edit = [](const Tokens& history, std::span<float> row) {
    std::fill(row.begin(), row.end(), -30.0f);
    row[2] = history.size() == 1 ? -4.0f : -std::numeric_limits<float>::infinity();
    row[4] = -0.02f;
  };
  DecodingOptions options;
  options.beam_size = 2;
  options.n_best = 2;
  options.maximum_length = 5;
  options.length_penalty = 1;
  const SearchResult result = decode(model, options);
  REQUIRE(result.hypotheses.size() == 2);
  CHECK(result.hypotheses[0].tokens == Tokens{4, 2});
  CHECK(result.hypotheses[0].finished);
  CHECK(result.hypotheses[1].score > result.hypotheses[0].score);
}

TEST_CASE("Log-probabilities that are not numbers are an error") {
  for (const float bad : {std::nanf(""), 5.0f, std::numeric_limits<float>::infinity()}) {
    FakeStepModel model(9, 2, 4);
    model.edit = [bad](const Tokens& history, std::span<float> row) {
      row[2] = -40;
      if (history.size() == 2) row[7] = bad;
    };
    CHECK_THROWS_WITH(decode(model, {}), Catch::Contains("target position 2"));
  }
}

TEST_CASE("A model that gives no token any probability is an error") {
  FakeStepModel model(9, 2, 4);
  model.edit = [](const Tokens&, std::span<float> row) {
    std::fill(row.begin(), row.end(), -std::numeric_limits<float>::infinity());
  };
  CHECK_THROWS_WITH(decode(model, {}), Catch::Contains("no token any probability"));
}
