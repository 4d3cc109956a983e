#include "search/repeat_guard.h"

#include <catch2/catch.hpp>

using namespace lookback;
using Tokens = std::vector<TokenId>;

namespace {

Tokens repeating(const Tokens& history, int n) {
  Tokens tokens;
  append_repeating_tokens(history, n, tokens);
  return tokens;
}

}  // namespace

TEST_CASE("A repeating token is one that followed the same context before") {
  CHECK(repeating({3, 4, 5, 3, 4}, 3) == Tokens{5});
  CHECK(repeating({3, 4, 3, 5, 3}, 2) == Tokens{4, 5});
  CHECK(repeating({3, 4, 5}, 1) == Tokens{3, 4, 5});
  CHECK(repeating({3, 3, 3}, 2) == Tokens{3, 3});
}

TEST_CASE("Short histories repeat nothing") {
  CHECK(repeating({}, 1).empty());
  CHECK(repeating({}, 3).empty());
  CHECK(repeating({3}, 2).empty());
  CHECK(repeating({3, 4}, 5).empty());
}

TEST_CASE("A loop is one block said often enough at the end") {
  CHECK(ends_in_loop(Tokens{9, 3, 3, 3}, 3));
  CHECK(!ends_in_loop(Tokens{3, 3, 3, 9}, 3));
  CHECK(ends_in_loop(Tokens{8, 3, 4, 3, 4, 3, 4}, 3));
  CHECK(!ends_in_loop(Tokens{8, 3, 4, 3, 4, 3, 4}, 4));
  CHECK(!ends_in_loop(Tokens{3, 4, 5, 6}, 2));
  CHECK(!ends_in_loop(Tokens{}, 2));
}
