#include "translate/source_text.h"

#include <catch2/catch.hpp>

#include "support/tiny_model.h"

namespace lookback {
namespace {

const SubwordTokenizer& tokenizer() {
  static const SubwordTokenizer result =
      SubwordTokenizer::from_json(TinyModel().parts().source_tokenizer);
  return result;
}

std::string joined(const SourceText& source) {
  std::string text;
  for (const PiecedText& sentence : source.sentences)
    text += (text.empty() ? "" : " ") + sentence.tokenized.text;
  return text;
}

TEST_CASE("a text is normalised and split, and each sentence ends with a piece of its own") {
  const SourceText source = read_source("  Le chat dort.\nOù est   le chien ? ", tokenizer(), true);
  REQUIRE(source.sentences.size() == 2);
  CHECK(source.sentences[0].tokenized.text == "Le chat dort.");
  CHECK(source.sentences[1].tokenized.text == "Où est le chien ?");
  CHECK(source.text == "Le chat dort. Où est le chien ?");
  CHECK(source.notes.empty());
  for (const PiecedText& sentence : source.sentences) {
    const TokenizedText& text = sentence.tokenized;
    REQUIRE(sentence.pieces.size() == text.tokens.size());
    CHECK(sentence.pieces.back() == "</s>");
    CHECK(text.tokens.back().id == kEnd);
    CHECK(text.tokens.back().word == static_cast<int>(text.words.size()) - 1);
    CHECK(text.words.back() == ByteRange{text.text.size(), text.text.size()});
    for (const Token& token : text.tokens)
      CHECK((token.word >= 0 && token.word < static_cast<int>(text.words.size())));
  }
}

TEST_CASE("unsplit, the same text is one sentence") {
  const SourceText source = read_source("Le chat dort.\nOù est le chien ?", tokenizer(), false);
  REQUIRE(source.sentences.size() == 1);
  CHECK(source.sentences[0].tokenized.text == "Le chat dort. Où est le chien ?");
}

TEST_CASE("empty and blank texts have no sentences") {
  for (const char* text : {"", " ", " \n\t\u00a0\u200b\n"}) {
    CHECK(read_source(text, tokenizer(), true).sentences.empty());
    CHECK(read_source(text, tokenizer(), false).sentences.empty());
  }
}

TEST_CASE("too long a sentence is cut between words, and nothing of it is lost") {
  std::string text;
  for (int i = 0; i < 900; ++i) text += (i == 0 ? "" : " ") + std::string("maison");
  const SourceText source = read_source(text, tokenizer(), true);
  CHECK(source.sentences.size() > 1);
  for (const PiecedText& sentence : source.sentences)
    CHECK(sentence.pieces.size() <= kLongestSentence + 1);
  CHECK(joined(source) == text);
  REQUIRE(source.notes.size() == 1);
  CHECK(source.notes[0].kind == Note::Kind::sentence_cut);
}

TEST_CASE("a word without end is cut between characters") {
  std::string text;
  for (int i = 0; i < 700; ++i) text += "\u6c49";  // three bytes, three pieces each
  const SourceText source = read_source(text, tokenizer(), true);
  std::string all;
  for (const PiecedText& sentence : source.sentences) {
    CHECK(sentence.pieces.size() <= kLongestSentence + 1);
    CHECK(sentence.tokenized.text.size() % 3 == 0);
    all += sentence.tokenized.text;
  }
  CHECK(all == text);
  CHECK(source.text == text);
}

TEST_CASE("too long a text is cut, and a note says so") {
  std::string text;
  while (text.size() <= kLongestText) text += "Il dort.\n";
  const SourceText source = read_source(text, tokenizer(), true);
  // 2222 whole ones of nine characters, and of the last one what stands before its space.
  REQUIRE(source.sentences.size() == 2223);
  CHECK(source.sentences.back().tokenized.text == "Il");
  REQUIRE(source.notes.size() == 1);
  CHECK(source.notes[0].kind == Note::Kind::input_cut);
}

TEST_CASE("what the target may spell are the source's characters that it has no piece for") {
  const SubwordTokenizer target = SubwordTokenizer::from_json(TinyModel().parts().target_tokenizer);
  const Spelling spelling = spelling_of("chat \u4F1F \U0001F967 \u4F1F", target);
  REQUIRE(spelling.words.size() == 3);
  CHECK(spelling.words[0] == std::vector<TokenId>{3 + 0xE4, 3 + 0xBC, 3 + 0x9F});
  CHECK(spelling.words[1] == std::vector<TokenId>{3 + 0xF0, 3 + 0x9F, 3 + 0xA5, 3 + 0xA7});
  CHECK(spelling.words[2] == spelling.words[0]);
  CHECK(spelling_of("chat", target).words.empty());
}

}  // namespace
}  // namespace lookback
