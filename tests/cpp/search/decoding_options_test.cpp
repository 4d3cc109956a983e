#include "search/decoding_options.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "base/error.h"
#include "search/decoding.h"
#include "support/fake_step_model.h"

using namespace lookback;
using Catch::Contains;

namespace {

constexpr DecodingBounds kBounds{10, 3, true};

/// The message for the default options after `change`; empty if they are sound.
template <class Change>
std::string complaint(Change change, DecodingBounds bounds = kBounds) {
  DecodingOptions options;
  change(options);
  try {
    check(options, bounds);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("The default options are sound") {
  CHECK(complaint([](auto&) {}) == "");
}

TEST_CASE("Sizes out of range are refused by name") {
  for (const int bad : {-1, 0, 65}) {
    CHECK_THAT(complaint([&](auto& o) { o.beam_size = bad; }), Contains("the beam size is"));
    CHECK_THAT(complaint([&](auto& o) { o.n_best = bad; }),
               Contains("the number of hypotheses is"));
  }
  CHECK_THAT(complaint([](auto& o) { o.n_best = 6; }), Contains("the number of hypotheses is 6"));
  CHECK(complaint([](auto& o) {
          o.n_best = 6;
          o.sampling = true;
        }) == "");
  CHECK_THAT(complaint([](auto& o) { o.maximum_length = 0; }), Contains("the maximum length is 0"));
  CHECK_THAT(complaint([](auto& o) { o.maximum_length = 10001; }),
             Contains("the maximum length is"));
  CHECK_THAT(complaint([](auto& o) { o.minimum_length = -1; }),
             Contains("the minimum length is -1"));
  CHECK_THAT(complaint([](auto& o) { o.minimum_length = 201; }), Contains("the minimum length is"));
  CHECK_THAT(complaint([](auto& o) { o.blocked_ngram = -1; }),
             Contains("the size of blocked n-grams is"));
  CHECK_THAT(complaint([](auto& o) { o.loop_limit = 1; }), Contains("the loop limit is"));
  CHECK_THAT(complaint([](auto& o) { o.top_candidates = -1; }),
             Contains("the number of candidates is"));
}

TEST_CASE("Numbers that are not numbers, negative or too large are refused by name") {
  const double nan = std::nan("");
  for (const double bad : {nan, -0.1, 10.5, std::numeric_limits<double>::infinity()}) {
    CHECK_THAT(complaint([&](auto& o) { o.length_penalty = bad; }),
               Contains("the length penalty is"));
    CHECK_THAT(complaint([&](auto& o) { o.coverage_penalty = bad; }),
               Contains("the coverage penalty is"));
  }
  for (const double bad : {nan, 0.0, -1.0, std::numeric_limits<double>::infinity()}) {
    CHECK_THAT(complaint([&](auto& o) { o.temperature = bad; }), Contains("the temperature is"));
  }
  for (const double bad : {nan, 0.0, -1.0, 1.1}) {
    CHECK_THAT(complaint([&](auto& o) { o.top_p = bad; }), Contains("top-p is"));
  }
  CHECK_THAT(complaint([](auto& o) { o.top_k = -1; }), Contains("top-k is -1"));
}

TEST_CASE("Tokens outside the vocabulary are refused by name") {
  for (const TokenId bad : {-1, 10}) {
    CHECK_THAT(complaint([&](auto& o) { o.begin_token = bad; }), Contains("the begin token has"));
    CHECK_THAT(complaint([&](auto& o) { o.end_token = bad; }), Contains("the end token has"));
    CHECK_THAT(complaint([&](auto& o) { o.forbidden_tokens = {bad}; }),
               Contains("the set of forbidden tokens has"));
    CHECK_THAT(complaint([&](auto& o) { o.prefix = {bad}; }), Contains("the prefix has token"));
    CHECK_THAT(complaint([&](auto& o) { o.forced_target = {{bad}}; }),
               Contains("the forced target has token"));
  }
  CHECK_THAT(complaint([](auto& o) { o.forbidden_tokens = {2}; }), Contains("could end"));
}

TEST_CASE("Given targets have no begin or end token, fit, and are not both given") {
  CHECK_THAT(complaint([](auto& o) { o.prefix = {4, 2}; }), Contains("end token 2"));
  CHECK_THAT(complaint([](auto& o) { o.forced_target = {{1, 4}}; }), Contains("begin token 1"));
  CHECK_THAT(complaint([](auto& o) {
               o.prefix = {4, 4};
               o.maximum_length = 2;
             }),
             Contains("leave room"));
  CHECK_THAT(complaint([](auto& o) { o.forced_target = std::vector<TokenId>(10000, 4); }),
             Contains("at most 9999"));
  CHECK_THAT(complaint([](auto& o) {
               o.prefix = {4};
               o.forced_target = {{4}};
             }),
             Contains("both given"));
}

TEST_CASE("Alignment overrides must be weights over the source") {
  const auto with = [](int step, std::vector<float> weights, DecodingBounds bounds = kBounds) {
    return complaint([&](auto& o) { o.alignment_overrides[step] = weights; }, bounds);
  };
  CHECK(with(0, {0.5f, 0.5f, 0}) == "");
  CHECK_THAT(with(-1, {1, 0, 0}), Contains("positions start at 0"));
  CHECK_THAT(with(1, {1, 0}), Contains("2 weights at target position 1"));
  CHECK_THAT(with(1, {1.5f, -0.5f, 0}), Contains("weight -0.5"));
  CHECK_THAT(with(1, {1, std::nanf(""), 0}), Contains("weight nan"));
  CHECK_THAT(with(1, {0.5f, 0.1f, 0}), Contains("must sum to 1"));
  CHECK_THAT(with(1, {1, 0, 0}, {10, 3, false}), Contains("no attention"));
}

TEST_CASE("Every kind of decoding refuses options that do not suit the model") {
  FakeStepModel model(9, 3, 1);
  DecodingOptions options;
  options.beam_size = 0;
  CHECK_THROWS_AS(make_decoding(model, options), Error);
  options.sampling = true;
  CHECK_THROWS_AS(make_decoding(model, options), Error);
  options.forced_target.emplace();
  CHECK_THROWS_AS(make_decoding(model, options), Error);
}
