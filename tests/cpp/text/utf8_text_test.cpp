#include "text/utf8_text.h"

#include <catch2/catch.hpp>

#include "text_support.h"

using namespace lookback;

TEST_CASE("code points of one to four bytes go there and back") {
  const std::u32string codes = U"aé我😀";
  CHECK(to_utf8(codes) == "aé我😀");
  CHECK(to_code_points("aé我😀") == codes);
}

TEST_CASE("each maximal subpart of broken UTF-8 is one replacement character") {
  // The Unicode Standard, tables 3-8 to 3-11.
  CHECK(to_code_points("\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41") ==
        U"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA");
  CHECK(to_code_points("\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41") ==
        U"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA");
  CHECK(to_code_points("\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42") ==
        U"\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDA\uFFFD\uFFFDB");
  CHECK(to_code_points("\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41") == U"\uFFFD\uFFFD\uFFFD\uFFFDA");
  CHECK(to_code_points("\xE2\x82") == U"\uFFFD");
}

TEST_CASE("any bytes become valid UTF-8 of the same code points") {
  Random random(7);
  for (int i = 0; i < 2000; ++i) {
    const std::u32string codes = to_code_points(testing::random_bytes(random));
    CHECK(to_code_points(to_utf8(codes)) == codes);
  }
}
