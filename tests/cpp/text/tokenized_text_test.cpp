#include "text/tokenized_text.h"

#include <catch2/catch.hpp>

using namespace lookback;

TEST_CASE("tokens learn which word they belong to") {
  TokenizedText text{"Il dort.", {{1, 0, 1}, {2, 1, 2}, {3, 3, 7}, {4, 7, 8}}, {}};
  assign_words(text);
  CHECK(text.words == std::vector<ByteRange>{{0, 2}, {3, 7}, {7, 8}});
  CHECK(text.tokens[0].word == 0);
  CHECK(text.tokens[1].word == 0);
  CHECK(text.tokens[2].word == 1);
  CHECK(text.tokens[3].word == 2);
}

TEST_CASE("words that share a piece become one") {
  TokenizedText text{"我爱你", {{1, 0, 6}, {2, 6, 9}}, {}};
  assign_words(text);
  CHECK(text.words == std::vector<ByteRange>{{0, 6}, {6, 9}});
  CHECK(text.tokens[1].word == 1);
}

TEST_CASE("an empty piece belongs to the word that follows, or to the last one") {
  TokenizedText text{"a b", {{1, 0, 1}, {2, 2, 2}, {3, 2, 3}, {4, 3, 3}}, {}};
  assign_words(text);
  CHECK(text.tokens[1].word == 1);
  CHECK(text.tokens[3].word == 1);
}

TEST_CASE("without a word a token has none") {
  TokenizedText text{"", {{1, 0, 0}}, {}};
  assign_words(text);
  CHECK(text.words.empty());
  CHECK(text.tokens[0].word == -1);
}
