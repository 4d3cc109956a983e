#include "text/vocabulary.h"

#include <catch2/catch.hpp>

#include "base/error.h"

using namespace lookback;

TEST_CASE("a vocabulary starts with the special pieces and the bytes") {
  const Vocabulary vocabulary;
  CHECK(vocabulary.size() == kFirstCharacter);
  CHECK(vocabulary.piece(kPad) == "<pad>");
  CHECK(vocabulary.piece(kBegin) == "<s>");
  CHECK(vocabulary.piece(kEnd) == "</s>");
  CHECK(vocabulary.piece(kFirstByte) == "<0x00>");
  CHECK(vocabulary.piece(kFirstByte + 0xE9) == "<0xE9>");
  CHECK(vocabulary.id("<0xFF>") == kFirstCharacter - 1);
}

TEST_CASE("pieces are found by text and by id") {
  Vocabulary vocabulary;
  CHECK(vocabulary.add("▁je") == 259);
  CHECK(vocabulary.id("▁je") == 259);
  CHECK(vocabulary.piece(259) == "▁je");
  CHECK(vocabulary.id("tu") == kNoPiece);
}

TEST_CASE("a vocabulary refuses empty, double and unknown pieces") {
  Vocabulary vocabulary;
  CHECK_THROWS_AS(vocabulary.add(""), Error);
  CHECK_THROWS_AS(vocabulary.add("<s>"), Error);
  CHECK_THROWS_AS(vocabulary.piece(-1), Error);
  CHECK_THROWS_AS(vocabulary.piece(259), Error);
}
