#include "search/token_filter.h"

#include <catch2/catch.hpp>

using namespace lookback;
using Tokens = std::vector<TokenId>;

TEST_CASE("Forbidden tokens stay forbidden whatever the history") {
  DecodingOptions options;
  options.forbidden_tokens = {0, 1, 4};
  options.blocked_ngram = 1;
  TokenFilter filter(options, 6);
  filter.prepare(Tokens{4, 5});
  CHECK(!filter.allows(4));
  CHECK(!filter.allows(5));
  filter.prepare(Tokens{});
  CHECK(!filter.allows(0));
  CHECK(!filter.allows(4));
  CHECK(filter.allows(5));
}

TEST_CASE("The end token is allowed from the minimum length on") {
  DecodingOptions options;
  options.minimum_length = 3;
  TokenFilter filter(options, 6);
  filter.prepare(Tokens{4});
  CHECK(!filter.allows(2));
  filter.prepare(Tokens{4, 4});
  CHECK(filter.allows(2));
}
