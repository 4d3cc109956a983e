#include "text/sentence_splitter.h"

#include <catch2/catch.hpp>

#include "text/normalizer.h"
#include "text_support.h"

using namespace lookback;

namespace {
using Strings = std::vector<std::string>;
}

TEST_CASE("sentences end at full stops, exclamation and question marks") {
  CHECK(split_sentences("Il dort. Elle lit ! Et toi ? Moi… Oui.") ==
        Strings{"Il dort.", "Elle lit !", "Et toi ?", "Moi...", "Oui."});
  CHECK(split_sentences("One. Two") == Strings{"One.", "Two"});
}

TEST_CASE("Chinese sentences need no space between them") {
  CHECK(split_sentences("我爱你。你呢？好！") == Strings{"我爱你。", "你呢?", "好!"});
  CHECK(split_sentences("他说：“我爱你。”我笑了。") == Strings{"他说:\"我爱你。\"", "我笑了。"});
}

TEST_CASE("lines are sentences whatever ends them") {
  CHECK(split_sentences("un\ndeux\r\n\r\n  \ntrois\u2028quatre") ==
        Strings{"un", "deux", "trois", "quatre"});
}

TEST_CASE("closing quotes and brackets stay with their sentence") {
  CHECK(split_sentences("« Quoi ? » Il rit. (Bien.) \"Non.\" Fin.") ==
        Strings{"« Quoi ? »", "Il rit.", "(Bien.)", "\"Non.\"", "Fin."});
  CHECK(split_sentences("« Quoi ? » dit-il. \"Why?\" she asked.") ==
        Strings{"« Quoi ? » dit-il.", "\"Why?\" she asked."});
}

TEST_CASE("titles, initials and numbers do not end a sentence") {
  for (const char* text :
       {"M. Dupont et Mme. Durand dorment.", "Dr. Smith met Mr. Jones.",
        "J. R. R. Tolkien wrote it.", "It costs 3.14 euros.", "See No. 5 of vol. 2.",
        "Il attend... mais non.", "Visit example.com today.", "At 5 p.m. he left."})
    CHECK(split_sentences(text) == Strings{text});
  CHECK(split_sentences("No. I won't.") == Strings{"No.", "I won't."});
}

TEST_CASE("empty text has no sentences") {
  CHECK(split_sentences("").empty());
  CHECK(split_sentences(" \n \u200B \n").empty());
  CHECK(sentence_ranges("").empty());
}

TEST_CASE("nothing but spaces is lost between sentences") {
  Random random(13);
  const Strings bits = {". ", "! ", "?", "。", " »", "\"", " A", "b", " M", "…", "1", " ", "我"};
  for (int i = 0; i < 2000; ++i) {
    std::string raw;
    for (std::uint64_t left = random.below(30); left > 0; --left)
      raw += random.below(5) == 0 ? testing::random_text(random, 2)
                                  : bits[testing::random_index(random, bits.size())];
    const std::string text = normalize(raw);
    std::size_t at = 0;
    for (const ByteRange& range : sentence_ranges(text)) {
      CHECK(text.substr(at, range.begin - at).find_first_not_of(' ') == std::string::npos);
      CHECK(range.begin < range.end);
      at = range.end;
    }
    CHECK(text.substr(at).find_first_not_of(' ') == std::string::npos);
  }
}
