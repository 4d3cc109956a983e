#include "metrics/bleu_tokenizer.h"

#include <catch2/catch.hpp>

#include "base/error.h"
#include "metrics/code_points.h"

using namespace lookback;

namespace {

std::vector<std::u32string> words(std::initializer_list<std::u32string> list) { return list; }

}  // namespace

TEST_CASE("13a sets punctuation apart but keeps numbers, apostrophes and hyphens whole") {
  CHECK(bleu_tokens("Well-known, isn't it? 1,000.5 (yes).", BleuTokenizer::mteval_13a) ==
        words({U"Well-known", U",", U"isn't", U"it", U"?", U"1,000.5", U"(", U"yes", U")", U"."}));
}

TEST_CASE("13a parts a hyphen from the digit before it") {
  CHECK(bleu_tokens("1990-1995", BleuTokenizer::mteval_13a) == words({U"1990", U"-", U"1995"}));
}

TEST_CASE("13a parts a final full stop after a digit, zh leaves it") {
  CHECK(bleu_tokens("It is 5.", BleuTokenizer::mteval_13a) == words({U"It", U"is", U"5", U"."}));
  CHECK(bleu_tokens("It is 5.", BleuTokenizer::zh) == words({U"It", U"is", U"5."}));
}

TEST_CASE("13a undoes markup") {
  CHECK(bleu_tokens("a &lt;b&gt; &amp;quot;<skipped>", BleuTokenizer::mteval_13a) ==
        words({U"a", U"<", U"b", U">", U"&", U"quot", U";"}));
  CHECK(bleu_tokens("split-\nword\nnext", BleuTokenizer::mteval_13a) ==
        words({U"splitword", U"next"}));
}

TEST_CASE("zh makes each Chinese character and full-width mark a word") {
  CHECK(bleu_tokens("我爱NLP，真的！", BleuTokenizer::zh) ==
        words({U"我", U"爱", U"NLP", U"，", U"真", U"的", U"！"}));
}

TEST_CASE("zh keeps characters of plane 2 together, as sacreBLEU does") {
  CHECK(bleu_tokens("𠀀𠀁", BleuTokenizer::zh) == words({U"𠀀𠀁"}));
}

TEST_CASE("char makes each code point a word and drops white space of any kind") {
  CHECK(bleu_tokens("é a\u3000中", BleuTokenizer::character) == words({U"é", U"a", U"中"}));
}

TEST_CASE("bytes that are not UTF-8 become a replacement character") {
  CHECK(bleu_tokens("a \xE4\xBD b", BleuTokenizer::mteval_13a).size() == 3);
  CHECK(code_points("\xFF") == U"\uFFFD");
}

TEST_CASE("no words are found in an empty or blank segment") {
  const BleuTokenizer tokenizer =
      GENERATE(BleuTokenizer::mteval_13a, BleuTokenizer::zh, BleuTokenizer::character);
  CHECK(bleu_tokens("", tokenizer).empty());
  CHECK(bleu_tokens(" \t\u00A0", tokenizer).empty());
}

TEST_CASE("a tokeniser is found by name and an unknown name is refused") {
  for (const char* name : {"13a", "zh", "char"})
    CHECK(bleu_tokenizer_name(bleu_tokenizer_named(name)) == name);
  CHECK_THROWS_WITH(bleu_tokenizer_named("intl"), Catch::Contains("13a, zh or char"));
}
