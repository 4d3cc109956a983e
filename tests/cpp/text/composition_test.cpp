#include "text/composition.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "text/unicode_properties.h"
#include "text_support.h"

using namespace lookback;

namespace {

std::u32string to_form_c(const std::u32string& text) {
  std::u32string result;
  for (const char32_t code : text) unicode::append_decomposed(result, code);
  unicode::compose(result);
  return result;
}

std::u32string parse_codes(const std::string& field) {
  std::istringstream stream(field);
  std::u32string codes;
  for (std::string code; stream >> code;)
    codes += static_cast<char32_t>(std::stoul(code, nullptr, 16));
  return codes;
}

}  // namespace

TEST_CASE("Unicode's own normalisation test holds for form C") {
  std::ifstream file(LOOKBACK_SOURCE_DIR "/tests/cpp/text/normalization_cases.txt");
  int cases = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream stream(line);
    std::u32string columns[5];
    for (std::u32string& column : columns) {
      std::string field;
      std::getline(stream, field, ';');
      column = parse_codes(field);
    }
    INFO(line);
    for (const int from : {0, 1, 2}) CHECK(to_form_c(columns[from]) == columns[1]);
    for (const int from : {3, 4}) CHECK(to_form_c(columns[from]) == columns[3]);
    ++cases;
  }
  CHECK(cases == 933);
}

TEST_CASE("form C of form C is itself, for random text") {
  Random random(1);
  for (int i = 0; i < 3000; ++i) {
    const std::u32string once = to_form_c(to_code_points(testing::random_text(random)));
    CHECK(to_form_c(once) == once);
  }
}

TEST_CASE("a thousand marks on one letter are sorted and composed") {
  std::u32string text = U"e";
  for (int i = 0; i < 500; ++i) text += U"\u0323\u0301";
  unicode::compose(text);
  CHECK(text.size() == 1000);
  CHECK(text[0] == U'ẹ');
  CHECK(text[999] == U'\u0301');
}
