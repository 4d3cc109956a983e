#include "translate/json_writer.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>

namespace lookback {
namespace {

std::string written(double number, int decimals = 7) {
  return JsonWriter().number(number, decimals).result();
}

TEST_CASE("lists and members are separated by commas where they must be") {
  JsonWriter json;
  json.begin_object().key("a").begin_array().integer(1).integer(-2).begin_array().end_array();
  json.boolean(true).null().end_array().key("b").begin_object().end_object().key("c").text("x");
  json.end_object();
  CHECK(json.result() == R"({"a":[1,-2,[],true,null],"b":{},"c":"x"})");
}

TEST_CASE("numbers are rounded to seven decimals") {
  CHECK(written(0) == "0");
  CHECK(written(1) == "1");
  CHECK(written(-0.5) == "-0.5");
  CHECK(written(0.1f) == "0.1");
  CHECK(written(1e-7) == "0.0000001");
  CHECK(written(4e-8) == "0");
  CHECK(written(-4e-8) == "0");
  CHECK(written(0.99999999) == "1");
  CHECK(written(-12.3456789) == "-12.3456789");
  CHECK(written(100.05) == "100.05");
  CHECK(written(12.345, 2) == "12.35");
  CHECK(written(1e12) == "1e+12");
  CHECK(written(INFINITY) == "null");
  CHECK(written(NAN) == "null");
}

TEST_CASE("any text comes back from a JSON parser") {
  for (const std::string text : {std::string("\"\\/ \b\f\n\r\t"), std::string("\0\x1f\x7f", 3),
                                 std::string("\u00e9\u4e2d\U0001F600 </script>"), std::string()})
    CHECK(nlohmann::json::parse(JsonWriter().text(text).result()).get<std::string>() == text);
}

}  // namespace
}  // namespace lookback
