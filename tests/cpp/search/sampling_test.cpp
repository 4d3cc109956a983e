#include "search/sampling.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "support/decode.h"
#include "support/fake_step_model.h"

using namespace lookback;
using Tokens = std::vector<TokenId>;

namespace {

DecodingOptions sampling() {
  DecodingOptions options;
  options.sampling = true;
  options.n_best = 64;
  options.maximum_length = 12;
  return options;
}

std::vector<Tokens> targets(const SearchResult& result) {
  std::vector<Tokens> all;
  for (const Hypothesis& hypothesis : result.hypotheses) all.push_back(hypothesis.tokens);
  return all;
}

constexpr int kSeeds = 200;
constexpr double kDraws = 64.0 * kSeeds;

/// How often each token comes first in kDraws samples.
std::map<TokenId, double> first_tokens(FakeStepModel& model, DecodingOptions options) {
  std::map<TokenId, double> counts;
  options.maximum_length = 1;
  for (int seed = 0; seed < kSeeds; ++seed) {
    options.seed = static_cast<std::uint64_t>(seed);
    for (const Tokens& tokens : targets(decode(model, options))) counts[tokens[0]] += 1;
  }
  return counts;
}

/// Within five standard deviations of a binomial count.
void check_share(double count, double share) {
  CHECK(count == Approx(kDraws * share).margin(5 * std::sqrt(kDraws * share * (1 - share)) + 1e-9));
}

/// Tokens 2..5 with probabilities 0.4, 0.3, 0.2, 0.1 at the first position.
FakeStepModel four_tokens() {
  FakeStepModel model(6, 2, 1);
  model.edit = [](const Tokens&, std::span<float> row) {
    row[0] = row[1] = -std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < 4; ++i) {
      row[2 + i] = std::log(0.1f * static_cast<float>(4 - i));
    }
  };
  return model;
}

}  // namespace

TEST_CASE("The same seed gives the same samples, another seed others") {
  FakeStepModel model(12, 3, 1);
  DecodingOptions options = sampling();
  const auto first = targets(decode(model, options));
  CHECK(first == targets(decode(model, options)));
  options.seed = 2;
  CHECK(first != targets(decode(model, options)));
}

TEST_CASE("A sample does not depend on how many others are drawn") {
  FakeStepModel model(12, 3, 1);
  DecodingOptions options = sampling();
  const auto many = targets(decode(model, options));
  options.n_best = 1;
  const auto one = targets(decode(model, options));
  REQUIRE(one.size() == 1);
  CHECK(std::count(many.begin(), many.end(), one[0]) > 0);
}

TEST_CASE("Sampling from the one most probable token is greedy decoding") {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    FakeStepModel model(12, 3, seed);
    DecodingOptions greedy;
    greedy.beam_size = 1;
    greedy.maximum_length = 12;
    DecodingOptions options = sampling();
    options.top_k = 1;
    options.n_best = 2;
    const Tokens expected = decode(model, greedy).hypotheses[0].tokens;
    for (const Tokens& tokens : targets(decode(model, options))) CHECK(tokens == expected);
    options.top_k = 0;
    options.temperature = 1e-6;
    for (const Tokens& tokens : targets(decode(model, options))) CHECK(tokens == expected);
    options.temperature = 1;
    options.top_p = 1e-9;
    for (const Tokens& tokens : targets(decode(model, options))) CHECK(tokens == expected);
  }
}

TEST_CASE("Tokens come as often as the model says") {
  FakeStepModel model = four_tokens();
  auto counts = first_tokens(model, sampling());
  CHECK(counts.size() == 4);
  for (TokenId token = 2; token < 6; ++token) check_share(counts[token], 0.1 * (6 - token));
}

TEST_CASE("Temperature raises probabilities to its inverse") {
  FakeStepModel model = four_tokens();
  DecodingOptions options = sampling();
  options.temperature = 0.5;
  auto counts = first_tokens(model, options);
  for (TokenId token = 2; token < 6; ++token) {
    check_share(counts[token], (6 - token) * (6 - token) / 30.0);
  }
}

TEST_CASE("Top k draws from the k most probable in proportion") {
  FakeStepModel model = four_tokens();
  DecodingOptions options = sampling();
  options.top_k = 2;
  auto counts = first_tokens(model, options);
  CHECK(counts.size() == 2);
  check_share(counts[2], 4.0 / 7);
}

TEST_CASE("Top p draws from the smallest set that reaches it") {
  FakeStepModel model = four_tokens();
  DecodingOptions options = sampling();
  options.top_p = 0.65;
  auto counts = first_tokens(model, options);
  CHECK(counts.size() == 2);
  check_share(counts[2], 4.0 / 7);
  options.top_p = 0.75;
  CHECK(first_tokens(model, options).size() == 3);
}

TEST_CASE("Top p is reckoned on what temperature and top k have left") {
  FakeStepModel model = four_tokens();
  DecodingOptions options = sampling();
  options.top_k = 3;     // 4/9 3/9 2/9
  options.top_p = 0.75;  // the first two have 0.78
  CHECK(first_tokens(model, options).size() == 2);
  options.top_k = 0;
  options.temperature = 0.25;  // the first has 0.72, the first two 0.95
  options.top_p = 0.7;
  CHECK(first_tokens(model, options).size() == 1);
}

TEST_CASE("Samples report the model's own log-probabilities and are ranked") {
  FakeStepModel model(12, 3, 3);
  DecodingOptions options = sampling();
  options.temperature = 2;
  const SearchResult result = decode(model, options);
  REQUIRE(result.hypotheses.size() == 64);
  for (std::size_t i = 0; i < 64; ++i) {
    check_report(model, result.hypotheses[i]);
    if (i > 0 && result.hypotheses[i].finished) {
      CHECK(result.hypotheses[i - 1].score >= result.hypotheses[i].score);
    }
  }
}

TEST_CASE("Samples keep a prefix, the length limits and the repeat guard") {
  FakeStepModel model(7, 3, 4);
  DecodingOptions options = sampling();
  options.prefix = {5, 6};
  options.minimum_length = 4;
  options.maximum_length = 6;
  options.blocked_ngram = 1;
  for (const Tokens& tokens : targets(decode(model, options))) {
    REQUIRE(tokens.size() >= 4);
    CHECK(tokens.size() <= 6);
    CHECK(tokens[0] == 5);
    CHECK(tokens[1] == 6);
    for (const TokenId token : tokens) CHECK(std::count(tokens.begin(), tokens.end(), token) == 1);
  }
}

TEST_CASE("A sample that goes round in circles is cut, and one with nowhere to go comes back") {
  FakeStepModel model(5, 2, 4);
  model.edit = [](const Tokens&, std::span<float> row) {
    std::fill(row.begin(), row.end(), -std::numeric_limits<float>::infinity());
    row[4] = 0;
  };
  DecodingOptions options = sampling();
  options.n_best = 2;
  options.loop_limit = 3;
  const SearchResult looping = decode(model, options);
  CHECK(looping.hypotheses[1].tokens == Tokens{4, 4, 4});
  CHECK(looping.hypotheses[1].looping);
  options.blocked_ngram = 1;
  const SearchResult blocked = decode(model, options);
  CHECK(blocked.hypotheses[1].tokens == Tokens{4});
  CHECK(!blocked.hypotheses[1].looping);
}
