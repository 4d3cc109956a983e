#include "search/spelling.h"

#include <catch2/catch.hpp>

using namespace lookback;
using Tokens = std::vector<TokenId>;

namespace {

/// Tokens 3 to 6 spell; the source had the words 3 4 and 5 3 6. The vocabulary has 10 tokens.
const Spelling kSpelling{3, 7, {{3, 4}, {5, 3, 6}}};

Tokens allowed_after(const Tokens& history, const Spelling& spelling = kSpelling) {
  Tokens banned;
  append_misspelt_tokens(history, spelling, 10, banned);
  Tokens allowed;
  for (TokenId token = 0; token < 10; ++token)
    if (std::find(banned.begin(), banned.end(), token) == banned.end()) allowed.push_back(token);
  return allowed;
}

const Tokens kAll = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

}  // namespace

TEST_CASE("Outside of words, a spelt token must begin one") {
  CHECK(allowed_after({}) == Tokens{0, 1, 2, 3, 5, 7, 8, 9});
  CHECK(allowed_after({8, 9}) == Tokens{0, 1, 2, 3, 5, 7, 8, 9});
}

TEST_CASE("A word that was begun is spelt to its end before anything else") {
  CHECK(allowed_after({8, 3}) == Tokens{4});
  CHECK(allowed_after({8, 5}) == Tokens{3});
  CHECK(allowed_after({8, 5, 3}) == Tokens{6});
}

TEST_CASE("Words come in any order, each as often as it is listed") {
  CHECK(allowed_after({8, 5, 3, 6}) == Tokens{0, 1, 2, 3, 7, 8, 9});
  CHECK(allowed_after({5, 3, 6, 9, 3}) == Tokens{4});
  CHECK(allowed_after({5, 3, 6, 3, 4}) == Tokens{0, 1, 2, 7, 8, 9});
  const Spelling twice{3, 7, {{3, 4}, {3, 4}}};
  CHECK(allowed_after({3, 4}, twice) == Tokens{0, 1, 2, 3, 7, 8, 9});
  CHECK(allowed_after({3, 4, 3, 4, 8}, twice) == Tokens{0, 1, 2, 7, 8, 9});
}

TEST_CASE("Without words nothing is spelt") {
  CHECK(allowed_after({}, {3, 7, {}}) == Tokens{0, 1, 2, 7, 8, 9});
}

TEST_CASE("What a prefix spelt otherwise is left alone") {
  CHECK(allowed_after({6}) == kAll);
  CHECK(allowed_after({3, 3}) == kAll);
  CHECK(allowed_after({3, 4, 3}) == kAll);
  CHECK(allowed_after({6}, {3, 7, {}}) == kAll);
}
