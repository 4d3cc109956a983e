#include "search/hypothesis.h"

#include <catch2/catch.hpp>

using namespace lookback;
using Tokens = std::vector<TokenId>;

namespace {

/// 0 (begin) -> 1 (token 5) -> 2 (token 6) and 3 (token 7), which share the row of their step.
HypothesisPool small_tree() {
  HypothesisPool pool(2, 1);
  const std::vector<float> first{0.75f, 0.25f}, second{0.5f, 0.5f}, energies{2, 1};
  const std::vector<TokenCandidate> best{{5, -0.5f}};
  const int row = pool.add_row({first, energies, best});
  const int parent = pool.add({0, 5, -0.5f, -0.5, 1, row});
  const int shared = pool.add_row({second, energies, {}});
  pool.add({parent, 6, -1.0f, -1.5, 2, shared});
  pool.add({parent, 7, -2.0f, -2.5, 2, shared});
  return pool;
}

}  // namespace

TEST_CASE("A hypothesis is read back along its parents") {
  const HypothesisPool pool = small_tree();
  const Hypothesis hypothesis = pool.trace_back(3);
  CHECK(hypothesis.tokens == Tokens{5, 7});
  CHECK(hypothesis.log_probabilities == std::vector<float>{-0.5f, -2.0f});
  CHECK(hypothesis.log_probability == -2.5);
  CHECK(hypothesis.alignment == std::vector<float>{0.75f, 0.25f, 0.5f, 0.5f});
  CHECK(hypothesis.alignment_scores == std::vector<float>{2, 1, 2, 1});
  REQUIRE(hypothesis.candidates.size() == 2);
  CHECK(hypothesis.candidates[0].size() == 1);
  CHECK(hypothesis.candidates[1].empty());
}

TEST_CASE("The root is the empty target") {
  const HypothesisPool pool = small_tree();
  CHECK(pool.trace_back(0).tokens.empty());
  CHECK(pool.score(0, {}) == 0);
}

TEST_CASE("The score divides by the length penalty and adds the coverage penalty") {
  const HypothesisPool pool = small_tree();
  DecodingOptions options;
  CHECK(pool.score(2, options) == -1.5);
  options.length_penalty = 1;
  CHECK(pool.score(2, options) == Approx(-1.5 * 6 / 7));
  options.coverage_penalty = 2;  // covered: 1.25 and 0.75
  CHECK(pool.score(2, options) == Approx(-1.5 * 6 / 7 + 2 * std::log(0.75)));
}
