#include "text/normalizer.h"

#include <catch2/catch.hpp>

#include "text_support.h"

using namespace lookback;

TEST_CASE("letters and their marks become one code point") {
  CHECK(normalize("entarte\u0301") == "entarté");
  CHECK(normalize("C\u0327a") == "Ça");
  CHECK(normalize("\u212B") == "Å");
  CHECK(normalize("\u1112\u1161\u11AB") == "한");
}

TEST_CASE("every kind of space and line break is one plain space") {
  CHECK(normalize("  a \t\r\n b\u00A0c\u202F!\u3000d\u2009e\u2028f\u2000 ") == "a b c ! d e f");
  CHECK(normalize(" \n\u00A0 ").empty());
  CHECK(normalize("").empty());
}

TEST_CASE("apostrophes and double quotes are straight, French quotes stay") {
  CHECK(normalize("il m’a entarté") == "il m'a entarté");
  CHECK(normalize("l‘un l\u02BCautre l＇on l\u00B4eau l\u1FFDair") ==
        "l'un l'autre l'on l'eau l'air");
  CHECK(normalize("“a” „b‟ « c »") == "\"a\" \"b\" « c »");
}

TEST_CASE("full-width forms become ASCII, Chinese marks stay") {
  CHECK(normalize("你好，世界！ＡＢｃ１～") == "你好,世界!ABc1~");
  CHECK(normalize("我。《书》、“好”") == "我。《书》、\"好\"");
}

TEST_CASE("typographic forms are opened") {
  CHECK(normalize("et… ﬁn ﬂeur aﬀ ﬃ non\u2011stop") == "et... fin fleur aff ffi non-stop");
  CHECK(normalize("a▁b") == "a_b");
}

TEST_CASE("what shows nothing is dropped") {
  CHECK(normalize("a\u200Bb\u200D\uFEFFc\u00ADd\u202Ee\u2060\u200E") == "abcde");
  CHECK(normalize(std::string("a\0b\x1B\x7F\u0085c", 8)) == "ab c");
  // The mark meets its letter once nothing stands between them.
  CHECK(normalize("e\u200D\u0301") == "é");
  CHECK(normalize("e\u0301\u200D\u0323") == "ẹ\u0301");
}

TEST_CASE("what only chooses how a character is drawn is dropped") {
  CHECK(normalize("\u2764\uFE0F 1\uFE0F\u20E3 \u845B\U000E0100") == "\u2764 1\u20E3 \u845B");
}

TEST_CASE("a full-width relation meets its stroke") { CHECK(normalize("＝\u0338") == "≠"); }

TEST_CASE("bytes that are not UTF-8 become replacement characters") {
  CHECK(normalize("a\xFFz") == "a\uFFFDz");
  CHECK(normalize("\xED\xA0\xBD\xED\xB8\x80") == "\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD");
  CHECK(normalize("\xE2\x82") == "\uFFFD");
}

TEST_CASE("normalising twice is normalising once") {
  Random random(2);
  for (int i = 0; i < 5000; ++i) {
    const std::string text =
        i % 4 == 0 ? testing::random_bytes(random) : testing::random_text(random);
    const std::string once = normalize(text);
    CHECK(normalize(once) == once);
  }
}

TEST_CASE("normalised text has no marker, no space but single inner ones and only valid UTF-8") {
  Random random(3);
  for (int i = 0; i < 3000; ++i) {
    const std::string text = normalize(testing::random_mixture(random));
    CHECK(to_utf8(to_code_points(text)) == text);
    CHECK(text.find("▁") == std::string::npos);
    CHECK(text.find("  ") == std::string::npos);
    if (!text.empty()) CHECK((text.front() != ' ' && text.back() != ' '));
  }
}
