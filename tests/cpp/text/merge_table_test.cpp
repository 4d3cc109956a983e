#include "text/merge_table.h"

#include <catch2/catch.hpp>

#include "base/error.h"

using namespace lookback;

namespace {

// a = 1, b = 2, c = 3; ab = 4, bc = 5, abc = 6, aa = 7.
MergeTable small_table() {
  MergeTable table;
  table.add(2, 3, 5);
  table.add(1, 2, 4);
  table.add(4, 3, 6);
  table.add(1, 1, 7);
  return table;
}

std::vector<TokenId> merged(const MergeTable& table, const std::vector<TokenId>& ids) {
  std::vector<Token> pieces;
  for (std::size_t i = 0; i < ids.size(); ++i) pieces.push_back({ids[i], i, i + 1, -1});
  table.apply(pieces);
  std::vector<TokenId> result;
  std::size_t at = 0;
  for (const Token& piece : pieces) {
    result.push_back(piece.id);
    CHECK(piece.begin == at);
    at = piece.end;
  }
  CHECK(at == ids.size());
  return result;
}

}  // namespace

TEST_CASE("the earliest learnt merge goes first") {
  CHECK(merged(small_table(), {1, 2, 3}) == std::vector<TokenId>{1, 5});
  CHECK(merged(small_table(), {1, 2, 1, 2, 2, 3}) == std::vector<TokenId>{4, 4, 5});
}

TEST_CASE("of equal merges the leftmost goes first") {
  CHECK(merged(small_table(), {1, 1, 1}) == std::vector<TokenId>{7, 1});
  CHECK(merged(small_table(), {1, 1, 1, 1, 1}) == std::vector<TokenId>{7, 7, 1});
}

TEST_CASE("a pair cannot be there twice") {
  MergeTable table = small_table();
  CHECK_THROWS_AS(table.add(1, 2, 9), Error);
}

TEST_CASE("dropout of one merges nothing, of zero everything, between them some") {
  const MergeTable table = small_table();
  const std::vector<Token> letters(40, Token{1, 0, 0, -1});
  auto count = [&](double probability) {
    std::vector<Token> pieces = letters;
    MergeTable::Dropout dropout{probability, Random(5)};
    table.apply(pieces, &dropout);
    return pieces.size();
  };
  CHECK(count(1) == 40);
  CHECK(count(0) == 20);
  CHECK(count(0.5) > 20);
  CHECK(count(0.5) < 40);
}

TEST_CASE("many thousand pieces are merged in no time") {
  std::vector<Token> pieces(200000, Token{1, 0, 0, -1});
  small_table().apply(pieces);
  CHECK(pieces.size() == 100000);
}
