#include "search/forced_decoding.h"

#include <catch2/catch.hpp>

#include "base/error.h"
#include "support/decode.h"
#include "support/exhaustive_search.h"
#include "support/fake_step_model.h"

using namespace lookback;
using Tokens = std::vector<TokenId>;

TEST_CASE("A forced target is scored to its end token") {
  FakeStepModel model(9, 3, 1);
  DecodingOptions options;
  options.forced_target = Tokens{7, 3, 3, 8};
  options.length_penalty = 1;
  options.coverage_penalty = 0.3;
  const SearchResult result = decode(model, options);
  REQUIRE(result.hypotheses.size() == 1);
  const Hypothesis& hypothesis = result.hypotheses[0];
  CHECK(hypothesis.tokens == Tokens{7, 3, 3, 8, 2});
  CHECK(hypothesis.finished);
  CHECK(result.complete);
  CHECK(result.steps == 5);
  check_report(model, hypothesis);
  CHECK(hypothesis.score == Approx(score_by_hand(model, hypothesis.tokens, options)));
}

TEST_CASE("What the beam found has the same score when forced") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    FakeStepModel model(9, 3, seed);
    DecodingOptions options;
    options.maximum_length = 30;
    const Hypothesis found = decode(model, options).hypotheses[0];
    if (!found.finished) continue;
    options.forced_target = Tokens(found.tokens.begin(), found.tokens.end() - 1);
    const Hypothesis forced = decode(model, options).hypotheses[0];
    CHECK(forced.tokens == found.tokens);
    CHECK(forced.score == found.score);
    CHECK(forced.alignment == found.alignment);
  }
}

TEST_CASE("The empty translation can be scored") {
  FakeStepModel model(9, 3, 2);
  DecodingOptions options;
  options.forced_target = Tokens{};
  const SearchResult result = decode(model, options);
  CHECK(result.hypotheses[0].tokens == Tokens{2});
  CHECK(result.hypotheses[0].log_probability == model.log_probabilities({})[2]);
}

TEST_CASE("Forcing goes through what the search may not produce and past the maximum length") {
  FakeStepModel model(9, 3, 2);
  DecodingOptions options;
  options.forbidden_tokens = {0, 1, 3};
  options.maximum_length = 2;
  options.blocked_ngram = 1;
  options.forced_target = Tokens{3, 3, 3};
  CHECK(decode(model, options).hypotheses[0].tokens == Tokens{3, 3, 3, 2});
}

TEST_CASE("A forced token that the model rules out costs everything but is no error") {
  FakeStepModel model(9, 3, 2);
  never(model, 5);
  DecodingOptions options;
  options.forced_target = Tokens{4, 5};
  const Hypothesis hypothesis = decode(model, options).hypotheses[0];
  CHECK(hypothesis.tokens == Tokens{4, 5, 2});
  CHECK(std::isinf(hypothesis.log_probability));
}

TEST_CASE("An override reaches a forced decoding at its step") {
  FakeStepModel model(9, 2, 2);
  DecodingOptions options;
  options.forced_target = Tokens{4, 5};
  options.alignment_overrides[1] = {1, 0};
  const Hypothesis hypothesis = decode(model, options).hypotheses[0];
  REQUIRE(model.forced_alignments.size() == 3);
  CHECK(model.forced_alignments[0].empty());
  CHECK(model.forced_alignments[1] == std::vector<float>{1, 0});
  CHECK(hypothesis.alignment[2] == 1);
}

TEST_CASE("A forced decoding needs a target") {
  FakeStepModel model(9, 2, 2);
  CHECK_THROWS_AS(ForcedDecoding(model, DecodingOptions{}), Error);
}
