#include "text/piece_decoder.h"

#include <catch2/catch.hpp>

#include "text/vocabulary.h"

using namespace lookback;

TEST_CASE("the first marker goes, the others become spaces outside the ranges") {
  PieceDecoder decoder(true);
  decoder.add(300, "▁Il");
  decoder.add(301, "▁dort");
  decoder.add(302, ".");
  const TokenizedText text = decoder.finish();
  CHECK(text.text == "Il dort.");
  CHECK(text.tokens[0].begin == 0);
  CHECK(text.tokens[1].begin == 3);
  CHECK(text.tokens[1].end == 7);
  CHECK(text.tokens[2].word == 2);
}

TEST_CASE("without an encoder's marker a leading space is the text's own") {
  PieceDecoder decoder(false);
  decoder.add(300, "▁a");
  const TokenizedText text = decoder.finish();
  CHECK(text.text == " a");
  CHECK(text.tokens[0].begin == 1);
}

TEST_CASE("bytes become characters as soon as they are whole") {
  PieceDecoder decoder(true);
  decoder.add(300, "▁");
  for (const int byte : {0xC3, 0xA9, 0xE2, 0x82}) decoder.add(kFirstByte + byte, "");
  decoder.add(301, "x");
  const TokenizedText text = decoder.finish();
  CHECK(text.text == "é\uFFFDx");
  CHECK(text.tokens[1].begin == 0);
  CHECK(text.tokens[1].end == 2);
  CHECK(text.tokens[2].end == 2);
  CHECK(text.tokens[3].begin == 2);
  CHECK(text.tokens[4].end == 5);
}

TEST_CASE("a space spelt as a byte shows nothing") {
  PieceDecoder decoder(true);
  decoder.add(300, "▁a");
  decoder.add(kFirstByte + ' ', "");
  decoder.add(301, "b");
  const TokenizedText text = decoder.finish();
  CHECK(text.text == "a b");
  CHECK(text.tokens[1].begin == text.tokens[1].end);
  CHECK(text.tokens[1].word == 1);
}

TEST_CASE("no piece is no text") {
  const TokenizedText text = PieceDecoder(true).finish();
  CHECK(text.text.empty());
  CHECK(text.words.empty());
}
