#include "text/word_splitter.h"

#include <catch2/catch.hpp>
#include <string>

#include "text_support.h"

using namespace lookback;

namespace {

using Strings = std::vector<std::string>;

Strings pre_tokens(const std::string& text) {
  Strings result;
  for (const PreToken& token : split_pre_tokens(text, true))
    result.push_back(text.substr(token.begin, token.end - token.begin));
  return result;
}

Strings words(const std::string& text) {
  Strings result;
  for (const ByteRange& word : split_words(text))
    result.push_back(text.substr(word.begin, word.end - word.begin));
  return result;
}

}  // namespace

TEST_CASE("a French elision keeps its apostrophe, the word after it stands alone") {
  CHECK(pre_tokens("il m'a entarté.") == Strings{"il", " m'", "a", " entarté", "."});
  CHECK(words("IL M'A ENTARTÉ") == Strings{"IL", "M'", "A", "ENTARTÉ"});
  CHECK(words("Qu'est-ce que l'eau d'ici ?") ==
        Strings{"Qu'", "est", "-", "ce", "que", "l'", "eau", "d'", "ici", "?"});
  CHECK(words("j't'aime") == Strings{"j'", "t'", "aime"});
}

TEST_CASE("an English ending is a piece of its own and part of its word") {
  CHECK(pre_tokens("I don't, we'll") == Strings{"I", " don", "'t", ",", " we", "'ll"});
  CHECK(words("I'm Tom's. DON'T! You've, he'd; they're, the 1990's") ==
        Strings{"I'm", "Tom's", ".", "DON'T", "!", "You've", ",", "he'd", ";", "they're", ",",
                "the", "1990's"});
}

TEST_CASE("quotes are not elisions") {
  CHECK(words("'hello' said he") == Strings{"'", "hello", "'", "said", "he"});
  CHECK(pre_tokens("'t is 's") == Strings{"'", "t", " is", " '", "s"});
  CHECK(split_pre_tokens("'t", true).size() == 2);
  CHECK(split_pre_tokens("'t", false).size() == 1);
}

TEST_CASE("digits are pieces one by one and words together") {
  CHECK(pre_tokens("in 1990, 3rd A4") ==
        Strings{"in", " 1", "9", "9", "0", ",", " 3", "rd", " A", "4"});
  CHECK(words("in 1990, 3rd A4 3.5") == Strings{"in", "1990", ",", "3rd", "A4", "3", ".", "5"});
}

TEST_CASE("the same mark again is one word, different marks are several") {
  CHECK(words("Quoi ?! Non... --") == Strings{"Quoi", "?", "!", "Non", "...", "--"});
  CHECK(words("« Oui »") == Strings{"«", "Oui", "»"});
}

TEST_CASE("emoji and other symbols stay together with their modifiers") {
  CHECK(words("ok 👍🏽❤️ 10€") == Strings{"ok", "👍🏽❤️", "10", "€"});
  CHECK(words("1️⃣ ok") == Strings{"1️⃣", "ok"});
}

TEST_CASE("ideographs are single words as long as no piece joins them") {
  CHECK(pre_tokens("我爱Tom。3本书") == Strings{"我爱", "Tom", "。", "3", "本书"});
  CHECK(words("我爱Tom。") == Strings{"我", "爱", "Tom", "。"});
}

TEST_CASE("marks stay with their letters in every script") {
  CHECK(words("z\u0351\u0348algo हिन्दी עִבְרִית العربية") ==
        Strings{"z\u0351\u0348algo", "हिन्दी", "עִבְרִית", "العربية"});
}

TEST_CASE("pre-tokens cover every byte and words all but spaces") {
  Random random(4);
  for (int i = 0; i < 3000; ++i) {
    const std::string text = testing::random_text(random);
    std::size_t at = 0;
    for (const PreToken& token : split_pre_tokens(text, true)) {
      CHECK(token.begin == at);
      CHECK(token.end > at);
      at = token.end;
    }
    CHECK(at == text.size());
    at = 0;
    for (const ByteRange& word : split_words(text)) {
      CHECK(text.substr(at, word.begin - at).find_first_not_of(' ') == std::string::npos);
      CHECK(word.end > word.begin);
      at = word.end;
    }
    CHECK(text.substr(at).find_first_not_of(' ') == std::string::npos);
  }
}
