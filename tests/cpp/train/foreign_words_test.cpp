#include "train/foreign_words.h"

#include <catch2/catch.hpp>
#include <set>

#include "text/normalizer.h"
#include "text/utf8_text.h"

using namespace lookback;

TEST_CASE("foreign words are many, and the normaliser leaves them as they are") {
  Random random(3);
  std::set<std::string> words;
  for (int i = 0; i < 2000; ++i) {
    const std::string word = to_utf8(foreign_word(random));
    CHECK(normalize(word) == word);
    words.insert(word);
  }
  CHECK(words.size() > 1000);
}

TEST_CASE("a name that both sides have is replaced on both by the same word") {
  Random random(1);
  const SentencePair pair = with_foreign_word({"Où est Marie ?", "Where is Mary?"}, random);
  const std::string word = pair.target.substr(9, pair.target.size() - 10);
  CHECK(pair.target == "Where is " + word + "?");
  CHECK(pair.source == "Où est " + word + " ?");
  CHECK(word != "Mary");
}

TEST_CASE("without one name on both sides a picture stands beside the sentence") {
  Random random(1);
  bool before = false, after = false;
  for (int i = 0; i < 20; ++i) {
    const SentencePair pair = with_foreign_word({"他走了。", "Tom left Tom."}, random);
    const bool first = pair.target.find("Tom left Tom.") > 0;
    CHECK(pair.source.find("他走了。") == (first ? pair.target.find(' ') : 0));
    CHECK(pair.source.size() + 1 - std::string("他走了。").size() ==
          pair.target.size() - std::string("Tom left Tom.").size());
    (first ? before : after) = true;
  }
  CHECK(before);
  CHECK(after);
}
