#include "text/unicode_properties.h"

#include <catch2/catch.hpp>

using namespace lookback::unicode;

TEST_CASE("general categories come down to five classes") {
  for (const char32_t letter : U"aZéßœعअ我한ªʼ") {
    if (letter != 0) CHECK(character_class(letter) == CharacterClass::letter);
  }
  CHECK(character_class(U'\u0301') == CharacterClass::mark);
  CHECK(character_class(U'\uFE0F') == CharacterClass::mark);
  for (const char32_t number : {U'0', U'９', U'½', U'Ⅳ', U'〇'})
    CHECK(character_class(number) == CharacterClass::number);
  for (const char32_t mark : {U'.', U'«', U'_', U'。', U'—', U'\''})
    CHECK(character_class(mark) == CharacterClass::punctuation);
  for (const char32_t other : {U' ', U'+', U'$', U'😀', U'\n', U'\uFFFD', U'\U0010FFFF'})
    CHECK(character_class(other) == CharacterClass::other);
}

TEST_CASE("ranges of the database count up to their last code point") {
  CHECK(character_class(0x4E00) == CharacterClass::letter);
  CHECK(character_class(0x9FFF) == CharacterClass::letter);
  CHECK(character_class(0xA48D) == CharacterClass::other);
  CHECK(character_class(0x2A6DF) == CharacterClass::letter);
  CHECK(character_class(0x2A6E0) == CharacterClass::other);
}

TEST_CASE("combining classes follow the database") {
  CHECK(combining_class(U'a') == 0);
  CHECK(combining_class(0x0301) == 230);
  CHECK(combining_class(0x0327) == 202);
  CHECK(combining_class(0x0345) == 240);
  CHECK(combining_class(0x3099) == 8);
}

TEST_CASE("decompositions and compositions belong together") {
  CHECK(decomposition(U'é').first == U'e');
  CHECK(decomposition(U'é').second == 0x301);
  CHECK(composition(U'e', 0x301) == U'é');
  CHECK(decomposition(0xF900).first == 0x8C48);
  CHECK(decomposition(0xFA6C).first == 0x242EE);
  CHECK(decomposition(0x2F801).first == 0x4E38);
  CHECK(composition(0x11099, 0x110BA) == 0x1109A);
  CHECK(decomposition(U'a').first == 0);
  CHECK(composition(U'a', U'b') == 0);
}

TEST_CASE("composition exclusions do not compose") {
  CHECK(decomposition(0x0958).first == 0x0915);
  CHECK(composition(0x0915, 0x093C) == 0);
  CHECK(composition(0x1D157, 0x1D165) == 0);
}

TEST_CASE("ideographs and kana are scripts without spaces") {
  for (const char32_t code : {U'我', U'の', U'カ', U'々', U'〇', U'\U00020000'})
    CHECK(is_unspaced_script(code));
  for (const char32_t code : {U'a', U'。', U'、', U'한', U' '})
    CHECK_FALSE(is_unspaced_script(code));
}
