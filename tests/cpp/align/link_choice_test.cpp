#include "align/link_choice.h"

#include <catch2/catch.hpp>

using namespace lookback;

TEST_CASE("a target word is linked to the source word it looks at most") {
  const NumberMatrix weights{2, 3, {0.2f, 0.7f, 0.1f, 0.1f, 0.1f, 0.8f}};
  CHECK(largest_links(weights, 3) == AlignmentLinks{{1, 0}, {2, 1}});
}

TEST_CASE("where </s> is looked at most there is no link") {
  const NumberMatrix weights{2, 3, {0.2f, 0.7f, 0.1f, 0.1f, 0.1f, 0.8f}};
  CHECK(largest_links(weights, 2) == AlignmentLinks{{1, 0}});
}

TEST_CASE("equal weights all count, and nothing at all is no link") {
  const NumberMatrix weights{2, 2, {0.5f, 0.5f, 0, 0}};
  CHECK(largest_links(weights, 2) == AlignmentLinks{{0, 0}, {1, 0}});
}

TEST_CASE("without </s> the rest of a row sums to 1") {
  const NumberMatrix rest = without_end({1, 3, {0.1f, 0.3f, 0.6f}});
  CHECK(rest.columns == 2);
  CHECK(rest.values[0] == Approx(0.25));
  CHECK(rest.values[1] == Approx(0.75));
}

TEST_CASE("balancing frees a word from a sink that every word looks at") {
  // Both rows look at column 0 most; the first one only, the second a little less.
  NumberMatrix weights{2, 2, {0.9f, 0.1f, 0.6f, 0.4f}};
  CHECK(largest_links(weights, 2) == AlignmentLinks{{0, 0}, {0, 1}});
  balance(weights);
  CHECK(largest_links(weights, 2) == AlignmentLinks{{0, 0}, {1, 1}});
  // Doubly stochastic with the same cross ratio (0.9 * 0.4) / (0.1 * 0.6) = 6: x / (1 - x) = √6.
  CHECK(weights.values[0] == Approx(0.7101).margin(1e-3));
  CHECK(weights.values[1] == Approx(0.2899).margin(1e-3));
}

TEST_CASE("a product keeps what both matrices find") {
  const NumberMatrix both = product({1, 3, {0.5f, 0.5f, 0}}, {1, 3, {0, 3, 3}});
  CHECK(largest_links(both, 3) == AlignmentLinks{{1, 0}});
  CHECK(both.values[0] + both.values[1] + both.values[2] == Approx(1));
}

TEST_CASE("an empty matrix has no links") {
  NumberMatrix nothing;
  balance(nothing);
  CHECK(largest_links(nothing, 0).empty());
}

TEST_CASE("with a threshold a word may have several links, or none") {
  const NumberMatrix weights{2, 3, {0.4f, 0.4f, 0.2f, 0.1f, 0.2f, 0.7f}};
  CHECK(links_from(weights, 2, 0.3f) == AlignmentLinks{{0, 0}, {1, 0}});
  CHECK(links_from(weights, 3, 0.3f) == AlignmentLinks{{0, 0}, {1, 0}, {2, 1}});
}
