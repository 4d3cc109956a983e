#include "align/word_joining.h"

#include <catch2/catch.hpp>

#include "align/worded_text.h"

using namespace lookback;

namespace {

std::string french(const char* opened) { return joined_text(opened, "fr", {true, false}).text; }
std::string english(const char* opened) { return joined_text(opened, "en", {true, false}).text; }

}  // namespace

TEST_CASE("opened elisions are closed") {
  CHECK(french("c ' est l ' homme .") == "c'est l'homme.");
  CHECK(french("le homme que il aime") == "l'homme qu'il aime");
  CHECK(french("je ai ce que elle ne a pas") == "j'ai ce qu'elle n'a pas");
  CHECK(french("le administration de une élue") == "l'administration d'une élue");
  CHECK(french("si il veut , si elle veut") == "s'il veut, si elle veut");
  CHECK(french("aujourd' hui il ne y a rien") == "aujourd'hui il n'y a rien");
}

TEST_CASE("what French does not elide stays open") {
  CHECK(french("le hasard de la Hongrie") == "le hasard de la Hongrie");
  CHECK(french("le onze") == "le onze");
  CHECK(french("le chat") == "le chat");
}

TEST_CASE("opened contractions are closed, but not before a vowel or a verb") {
  CHECK(french("de les mesures de le Trésor à le ciel à les femmes") ==
        "des mesures du Trésor au ciel aux femmes");
  CHECK(french("de le avenir") == "de l'avenir");
  CHECK(french("à le lieu de les rendre facultatives") == "au lieu de les rendre facultatives");
  CHECK(french("De les années") == "Des années");
}

TEST_CASE("hyphens and slashes inside words are closed, dashes between words are not") {
  CHECK(french("le procès - verbal , a - t - il") == "le procès-verbal, a-t-il");
  CHECK(english("Bill C - 49 and start - ups") == "Bill C-49 and start-ups");
  CHECK(english("- well , no") == "- well, no");
}

TEST_CASE("punctuation stands where each language puts it") {
  CHECK(french("( oui ) : quoi ?") == "(oui) : quoi ?");
  CHECK(english("( yes ) : what ?") == "(yes): what?");
  CHECK(english("I do n't have $ 25 , it 's Tom ' s .") == "I don't have $25, it's Tom's.");
}

TEST_CASE("each opened word knows its place in the joined text") {
  const WordedText text = joined_text("je parle de les chats , de le homme", "fr", {true, false});
  CHECK(text.text == "je parle des chats, de l'homme");
  std::vector<std::string> words;
  for (const ByteRange& word : text.words)
    words.push_back(text.text.substr(word.begin, word.end - word.begin));
  CHECK(words ==
        std::vector<std::string>{"je", "parle", "des", "des", "chats", ",", "de", "l'", "homme"});
}

TEST_CASE("sentences begin with a capital, and I is one") {
  CHECK(joined_text("i think i do .", "en", {}).text == "I think I do.");
  CHECK(joined_text("à le ciel", "fr", {}).text == "Au ciel");
  CHECK(joined_text("élu", "fr", {}).text == "Élu");
  CHECK(joined_text("i think .", "en", {false, false}).text == "i think .");
}

TEST_CASE("leaving out a word closes what then stands together") {
  const WordedText text = joined_text("de les autres", "fr", {});
  CHECK(text.without == std::vector<std::string>{"Les autres", "D'autres", "De les"});
}

TEST_CASE("a text as people write it is taken by its words") {
  const WordedText text = worded_text("L'homme  dort.");
  CHECK(text.text == "L'homme dort.");
  CHECK(text.words == std::vector<ByteRange>{{0, 2}, {2, 7}, {8, 12}, {12, 13}});
  CHECK(text.without ==
        std::vector<std::string>{"homme dort.", "L' dort.", "L'homme .", "L'homme dort"});
}

TEST_CASE("an empty text has no words") {
  CHECK(joined_text("  ", "fr", {}).words.empty());
  CHECK(worded_text("").words.empty());
}
