#include "search/decoding.h"

#include <catch2/catch.hpp>

#include "search/beam_search.h"
#include "search/forced_decoding.h"
#include "search/sampling.h"
#include "support/decode.h"
#include "support/fake_step_model.h"

using namespace lookback;
using Tokens = std::vector<TokenId>;

namespace {

void check_same(const SearchResult& a, const SearchResult& b) {
  REQUIRE(a.hypotheses.size() == b.hypotheses.size());
  for (std::size_t i = 0; i < a.hypotheses.size(); ++i) {
    CHECK(a.hypotheses[i].tokens == b.hypotheses[i].tokens);
    CHECK(a.hypotheses[i].score == b.hypotheses[i].score);
    CHECK(a.hypotheses[i].alignment == b.hypotheses[i].alignment);
  }
}

DecodingOptions long_enough() {
  DecodingOptions options;
  options.n_best = 5;
  options.minimum_length = 8;
  options.maximum_length = 20;
  return options;
}

DecodingOptions of_kind(int kind) {
  DecodingOptions options = long_enough();
  options.sampling = kind == 1;
  if (kind == 2) options.forced_target = Tokens{3, 4, 5, 6, 7};
  return options;
}

}  // namespace

TEST_CASE("The options choose between beam search, sampling and forced decoding") {
  FakeStepModel model(9, 3, 1);
  CHECK(dynamic_cast<BeamSearch*>(make_decoding(model, of_kind(0)).get()));
  CHECK(dynamic_cast<Sampling*>(make_decoding(model, of_kind(1)).get()));
  CHECK(dynamic_cast<ForcedDecoding*>(make_decoding(model, of_kind(2)).get()));
}

TEST_CASE("Finishing early gives a valid best so far, at every step and for every kind") {
  for (int kind = 0; kind < 3; ++kind) {
    FakeStepModel model(9, 3, 11);
    const auto decoding = make_decoding(model, of_kind(kind));
    const SearchResult before = decoding->finish();
    REQUIRE(before.hypotheses.size() == 1);
    CHECK(before.hypotheses[0].tokens.empty());
    CHECK(!before.complete);
    for (int steps = 1; decoding->step(); ++steps) {
      const SearchResult result = decoding->finish();
      CHECK(result.steps == steps);
      CHECK(!result.complete);
      REQUIRE(!result.hypotheses.empty());
      for (const Hypothesis& hypothesis : result.hypotheses) check_report(model, hypothesis);
    }
    const SearchResult last = decoding->finish();
    CHECK(last.complete);
    CHECK(last.source_length == 3);
    CHECK(!decoding->step());
    check_same(last, decoding->finish());
  }
}

TEST_CASE("Looking at the result half-way does not change it") {
  FakeStepModel model(9, 3, 12);
  const auto watched = make_decoding(model, long_enough());
  while (watched->step()) watched->finish();
  const SearchResult result = watched->finish();
  check_same(result, decode(model, long_enough()));
}

TEST_CASE("Two decodings on two models can take turns") {
  FakeStepModel first(9, 3, 13), second(9, 4, 14);
  const auto a = make_decoding(first, long_enough());
  const auto b = make_decoding(second, of_kind(1));
  for (bool more = true; more;) {
    const bool more_a = a->step();
    const bool more_b = b->step();
    more = more_a || more_b;
  }
  check_same(a->finish(), decode(first, long_enough()));
  check_same(b->finish(), decode(second, of_kind(1)));
}

TEST_CASE("A newer decoding may overtake an old one on the same model") {
  FakeStepModel model(9, 3, 15);
  const SearchResult expected = decode(model, long_enough());
  const auto old = make_decoding(model, of_kind(1));
  old->step();
  old->step();
  check_same(decode(model, long_enough()), expected);
}

TEST_CASE("A half-way result shows what is being written rather than a poor early end") {
  FakeStepModel model(6, 2, 1);
  model.edit = [](const Tokens& history, std::span<float> row) {
    std::fill(row.begin(), row.end(), -30.0f);
    row[2] = history.size() == 3 ? -0.01f : -8.0f;
    row[4] = history.size() == 3 ? -8.0f : -0.01f;
  };
  DecodingOptions options;
  options.beam_size = 2;
  options.maximum_length = 9;
  const auto decoding = make_decoding(model, options);
  decoding->step();
  CHECK(decoding->finish().hypotheses[0].tokens == Tokens{4});
  while (decoding->step()) {
  }
  CHECK(decoding->finish().hypotheses[0].tokens == Tokens{4, 4, 4, 2});
}

TEST_CASE("The trace is a tree that holds every kept hypothesis and agrees with the results") {
  FakeStepModel model(9, 3, 16);
  DecodingOptions options = long_enough();
  options.trace = true;
  const SearchResult result = decode(model, options);
  const auto& nodes = result.trace.nodes;
  REQUIRE(nodes.size() > 20);
  CHECK(nodes[0].parent == -1);
  CHECK(nodes[0].token == options.begin_token);
  std::vector<int> children(nodes.size());
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    const auto parent = static_cast<std::size_t>(nodes[i].parent);
    REQUIRE(parent < i);
    ++children[parent];
    CHECK(nodes[i].step == nodes[parent].step + 1);
    CHECK(nodes[i].total_log_probability ==
          nodes[parent].total_log_probability + nodes[i].log_probability);
    CHECK((nodes[i].token == 2) == (nodes[i].state == BeamNodeState::finished));
  }
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    CHECK((children[i] > 0) == (nodes[i].state == BeamNodeState::expanded));
  }
  for (const Hypothesis& hypothesis : result.hypotheses) {
    Tokens path;
    std::size_t at = static_cast<std::size_t>(hypothesis.node);
    CHECK(nodes[at].score == hypothesis.score);
    const auto row = result.trace.alignment.begin() + nodes[at].row * 3;
    CHECK(std::equal(row, row + 3, hypothesis.alignment.end() - 3));
    for (; nodes[at].parent >= 0; at = static_cast<std::size_t>(nodes[at].parent)) {
      path.insert(path.begin(), nodes[at].token);
    }
    CHECK(path == hypothesis.tokens);
  }
  options.trace = false;
  CHECK(decode(model, options).trace.nodes.empty());
}
