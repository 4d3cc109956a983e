#include "untrusted/message_text.h"

#include <catch2/catch.hpp>

using namespace lookback;

TEST_CASE("a short text stays as it is, in quotes when it is a name") {
  CHECK(shortened("encoder 回") == "encoder 回");
  CHECK(in_quotes("encoder") == "'encoder'");
  CHECK(in_quotes("") == "''");
}

TEST_CASE("control characters become question marks, so a message stays one line") {
  CHECK(shortened(std::string("a\nb\0c\x7f", 6)) == "a?b?c?");
}

TEST_CASE("a long text is cut, but never within a character") {
  CHECK(shortened(std::string(80, 'x')) == std::string(80, 'x'));
  CHECK(shortened(std::string(81, 'x')) == std::string(80, 'x') + "...");
  const std::string text = std::string(79, 'x') + "回";  // the character's three bytes are 79 to 81
  CHECK(shortened(text) == std::string(79, 'x') + "...");
  CHECK(in_quotes(std::string(99, 'x')) == "'" + std::string(80, 'x') + "...'");
}
