#include "translate/utf16_offsets.h"

#include <catch2/catch.hpp>
#include <string>

namespace lookback {
namespace {

TEST_CASE("offsets count UTF-16 units") {
  const std::string text = "a\u00e9\u4e2d\U0001F600b";  // 1, 2, 3, 4 and 1 bytes
  const Utf16Offsets offsets(text);
  CHECK(offsets[0] == 0);
  CHECK(offsets[1] == 1);
  CHECK(offsets[3] == 2);
  CHECK(offsets[6] == 3);
  CHECK(offsets[10] == 5);
  CHECK(offsets[11] == 6);
  CHECK(Utf16Offsets("")[0] == 0);
}

}  // namespace
}  // namespace lookback
