#include "text/subword_tokenizer.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "base/error.h"
#include "text/normalizer.h"
#include "text_support.h"

using namespace lookback;
using testing::ids_of;
using testing::words_of;

namespace {

using Strings = std::vector<std::string>;

Strings pieces_of(const SubwordTokenizer& tokenizer, const TokenizedText& text) {
  Strings pieces;
  for (const Token& token : text.tokens) pieces.push_back(tokenizer.piece(token.id));
  return pieces;
}

/// What must hold for every text and its pieces, encoded or decoded.
void check_ranges(const TokenizedText& text) {
  std::vector<int> tokens_of_word(text.words.size(), 0);
  int last_word = 0;
  for (const Token& token : text.tokens) {
    CHECK(token.begin <= token.end);
    CHECK(token.end <= text.text.size());
    CHECK(token.word >= (text.words.empty() ? -1 : last_word));
    CHECK(token.word < static_cast<int>(text.words.size()));
    const std::string shown = text.text.substr(token.begin, token.end - token.begin);
    CHECK(to_utf8(to_code_points(shown)) == shown);
    if (token.word >= 0) {
      last_word = token.word;
      ++tokens_of_word[static_cast<std::size_t>(token.word)];
      const ByteRange& word = text.words[static_cast<std::size_t>(token.word)];
      if (token.end > token.begin) CHECK((word.begin <= token.begin && token.end <= word.end));
    }
  }
  for (const int count : tokens_of_word) CHECK(count > 0);
}

/// Byte-identical again, with the same pieces in the same places.
void check_round_trip(const SubwordTokenizer& tokenizer, const std::string& text) {
  const TokenizedText encoded = tokenizer.encode(text);
  const TokenizedText decoded = tokenizer.decode(ids_of(encoded));
  INFO(text);
  CHECK(encoded.text == text);
  CHECK(decoded.text == text);
  CHECK(decoded.words == encoded.words);
  REQUIRE(decoded.tokens.size() == encoded.tokens.size());
  for (std::size_t i = 0; i < encoded.tokens.size(); ++i) {
    CHECK(decoded.tokens[i].begin == encoded.tokens[i].begin);
    CHECK(decoded.tokens[i].end == encoded.tokens[i].end);
    CHECK(decoded.tokens[i].word == encoded.tokens[i].word);
  }
  check_ranges(encoded);
}

const SubwordTokenizer& spaced() {
  static const SubwordTokenizer tokenizer = testing::tiny_tokenizer();
  return tokenizer;
}

const SubwordTokenizer& chinese() {
  static const SubwordTokenizer tokenizer = testing::tiny_tokenizer(SpaceMarker::none);
  return tokenizer;
}

}  // namespace

TEST_CASE("words carry the space marker, punctuation after a word does not") {
  CHECK(pieces_of(spaced(), spaced().encode("il m'a.")) == Strings{"▁il", "▁m'", "a", "."});
}

TEST_CASE("Chinese pieces have no marker and are words") {
  const TokenizedText text = chinese().encode("我爱你。");
  CHECK(chinese().pieces_are_words());
  for (const std::string& piece : pieces_of(chinese(), text))
    CHECK(piece.find("▁") == std::string::npos);
  CHECK(text.words.size() == text.tokens.size());
}

TEST_CASE("ranges leave the space out and words are what a reader calls words") {
  const TokenizedText text = spaced().encode("IL M'A ENTARTÉ");
  CHECK(words_of(text) == Strings{"IL", "M'", "A", "ENTARTÉ"});
  for (const Token& token : text.tokens)
    CHECK(text.text.substr(token.begin, token.end - token.begin).find(' ') == std::string::npos);
}

TEST_CASE("the bytes of one character share its range and its word") {
  const TokenizedText text = spaced().encode("a 😀");
  REQUIRE(text.tokens.size() >= 5);
  const auto first = text.tokens.end() - 4;
  for (auto token = first; token != text.tokens.end(); ++token) {
    CHECK(is_byte(token->id));
    CHECK(token->begin == 2);
    CHECK(token->end == 6);
    CHECK(token->word == 1);
  }
}

TEST_CASE("awkward sentences come back as they were") {
  for (const char* text : {"",
                           "a",
                           "il m'a entarté",
                           "IL M'A ENTARTÉ",
                           "il m’a entarté",
                           "J'aime l'été — « Oui ! »",
                           "I don't know 12,345.67%",
                           "我爱你,汤姆!",
                           "Tom 和 Mary 在 北京",
                           "שלום עולם",
                           "مرحبا بالعالم",
                           "👨‍👩‍👧‍👦 family 🏳️‍🌈",
                           "Z̸͎̈a̷̰͌l̶̝̚g̵̱̾o̸̡͝",
                           "<s> </s> <pad> <0x41>",
                           "▁ a▁b",
                           "'''",
                           "a' 'b",
                           "ﷺ",
                           "\u0301",
                           "e\u0301",
                           "𝕳𝖊𝖑𝖑𝖔",
                           "\U0010FFFF",
                           "a\u00A0b",
                           "l'",
                           "'s 't"}) {
    check_round_trip(spaced(), normalize(text));
    check_round_trip(chinese(), normalize(text));
  }
}

TEST_CASE("every normalised text comes back as it was") {
  Random random(8);
  for (int i = 0; i < 2000; ++i) {
    const std::string text = normalize(testing::random_mixture(random));
    check_round_trip(spaced(), text);
    check_round_trip(chinese(), text);
  }
}

TEST_CASE("ten thousand random texts come back as they were normalised, and nothing is replaced") {
  Random random(11);
  int changed = 0;
  int replaced = 0;
  for (int i = 0; i < 10000; ++i) {
    const std::string input = testing::random_text(random);
    const std::string text = normalize(input);
    const std::string back = spaced().decode(ids_of(spaced().encode(text))).text;
    if (back != text) ++changed;
    if (input.find("\uFFFD") == std::string::npos && back.find("\uFFFD") != std::string::npos)
      ++replaced;
  }
  CHECK(changed == 0);
  CHECK(replaced == 0);
}

TEST_CASE("text that nobody normalised is still taken") {
  Random random(9);
  for (int i = 0; i < 1000; ++i) {
    const std::string bytes = testing::random_bytes(random);
    const TokenizedText text = spaced().encode(bytes);
    CHECK(text.text == to_utf8(to_code_points(bytes)));
    check_ranges(text);
  }
  CHECK(spaced().decode(ids_of(spaced().encode("a  b\t▁"))).text == "a  b\t▁");
  CHECK(spaced().encode(" \xED\xA0\x80 ").text == " \uFFFD\uFFFD\uFFFD ");
}

TEST_CASE("any ids decode to valid text with sound ranges") {
  Random random(10);
  for (int i = 0; i < 2000; ++i) {
    std::vector<TokenId> ids(testing::random_index(random, 30));
    for (TokenId& id : ids)
      id = static_cast<TokenId>(
          random.below(static_cast<std::uint64_t>(spaced().vocabulary_size())));
    for (const SubwordTokenizer* tokenizer : {&spaced(), &chinese()}) {
      for (TokenId& id : ids) id = std::min(id, tokenizer->vocabulary_size() - 1);
      const TokenizedText text = tokenizer->decode(ids);
      CHECK(to_utf8(to_code_points(text.text)) == text.text);
      check_ranges(text);
    }
  }
}

TEST_CASE("special pieces are left out and broken bytes show as U+FFFD") {
  const TokenId byte = kFirstByte + 0xE2;
  const std::vector<TokenId> ids = {kBegin, spaced().id("▁il"), byte, kEnd, kPad};
  const TokenizedText text = spaced().decode(ids);
  CHECK(text.text == "il\uFFFD");
  CHECK(text.tokens.size() == 2);
  const std::vector<TokenId> unknown = {spaced().vocabulary_size()};
  CHECK_THROWS_AS(spaced().decode(unknown), Error);
}

TEST_CASE("twenty thousand characters in one word are encoded at once") {
  std::string text;
  for (int i = 0; i < 20000; ++i) text += "entarmil"[i % 8];
  check_round_trip(spaced(), text);
}

TEST_CASE("twenty thousand characters of sentences are encoded at once") {
  std::string text;
  while (text.size() < 20000) text += text.empty() ? "il m'a entarté." : " il m'a entarté 3 😀.";
  const TokenizedText encoded = spaced().encode(text);
  CHECK(spaced().decode(ids_of(encoded)).text == text);
}

TEST_CASE("dropout gives other pieces of the same text, the same for the same seed") {
  const std::string text = "il m'a entarté, he hits me with a pie";
  const SubwordDropout dropout{0.5, 11};
  const TokenizedText dropped = spaced().encode(text, dropout);
  CHECK(ids_of(dropped) == ids_of(spaced().encode(text, dropout)));
  CHECK(ids_of(dropped) != ids_of(spaced().encode(text)));
  CHECK(ids_of(dropped) != ids_of(spaced().encode(text, {0.5, 12})));
  CHECK(spaced().decode(ids_of(dropped)).text == text);
  CHECK(ids_of(spaced().encode(text, {0, 1})) == ids_of(spaced().encode(text)));
  CHECK(dropped.words == spaced().encode(text).words);
}

TEST_CASE("a tokenizer refuses merges that do not fit its vocabulary") {
  Vocabulary vocabulary;
  const TokenId marker = vocabulary.add("▁");
  const TokenId a = vocabulary.add("a");
  MergeTable wrong;
  wrong.add(marker, a, a);
  CHECK_THROWS_AS(SubwordTokenizer(vocabulary, wrong, SpaceMarker::words), Error);
  MergeTable bytes;
  bytes.add(kFirstByte, a, a);
  CHECK_THROWS_AS(SubwordTokenizer(vocabulary, bytes, SpaceMarker::words), Error);
  CHECK_THROWS_AS(SubwordTokenizer(Vocabulary(), MergeTable(), SpaceMarker::words), Error);
}
