#include "untrusted/strict_json.h"

#include <catch2/catch.hpp>

#include "cpp/weights/raw_files.h"

using namespace lookback;

namespace {

std::string parsing(std::string_view text) {
  return error_of([&] { parse_strict_json(text, "the file", {.bytes = 100, .depth = 3}); });
}

/// What `read` throws when it reads the object that `text` stands for.
template <class Read>
std::string reading(std::string_view text, const Read& read) {
  const nlohmann::json json = parse_strict_json(text, "the file");
  return error_of([&] {
    ObjectReader reader(json, "the file");
    read(reader);
  });
}

}  // namespace

TEST_CASE("JSON within the limits is parsed") {
  CHECK(parse_strict_json("{\"a\": [1, {\"a\": 2}]}", "the file")["a"][1]["a"] == 2);
  CHECK(parsing("[[[1]]]") == "no error");
}

TEST_CASE("JSON that is too long, too deep or broken is refused with the reason") {
  CHECK(parsing(std::string(101, ' ')) ==
        "the file has 101 bytes of JSON, more than the 100 that are accepted");
  CHECK(parsing("[[[[1]]]]") == "the file nests deeper than 3 levels; this is not a model's file");
  CHECK(
      parsing("{]") ==
      "the file is not valid JSON (it goes wrong at byte 2): it may be damaged or cut off; copy or "
      "download it again");
  CHECK(parsing("1e999") == "the file has a number that is too large");
}

TEST_CASE("a key that stands twice in one object is refused, in two objects not") {
  CHECK(parsing(R"({"a":1,"b":2,"a":3})") == "the file has 'a' twice; each name may stand once");
  CHECK(parsing(R"({"b":{"a":1,"a":2}})") == "the file has 'a' twice; each name may stand once");
  CHECK(parsing(R"([{"a":1},{"a":2},{"b":{"a":1},"a":2}])") == "no error");
  CHECK(parsing(R"({"a":1,"\u0061":2})") == "the file has 'a' twice; each name may stand once");
}

TEST_CASE("an object's members are read by type") {
  const auto json = parse_strict_json(R"({"i":-3,"n":0.5,"b":true,"t":"x"})", "the file");
  ObjectReader reader(json, "the file");
  CHECK(reader.integer("i", {-3, 3}) == -3);
  CHECK(reader.number("n", {0, 1}) == 0.5);
  CHECK(reader.boolean("b"));
  CHECK(reader.text("t") == "x");
  CHECK_FALSE(reader.has("other"));
  CHECK_NOTHROW(reader.finish());
}

TEST_CASE("a member of another type is refused with what was wanted") {
  const char* text = R"({"a":"x","b":1.5,"c":4294967297,"d":18446744073709551615})";
  CHECK(reading(text, [](ObjectReader& r) {
          r.integer("a", {1, 9});
        }) == "the file: 'a' must be a whole number from 1 to 9, not \"x\"");
  CHECK_THAT(reading(text,
                     [](ObjectReader& r) {
                       r.integer("b", {1, 9});
                     }),
             Catch::Contains("not 1.5"));
  // 2^32 + 1 and 2^64 - 1 must not wrap around to 1 and -1.
  CHECK_THAT(reading(text,
                     [](ObjectReader& r) {
                       r.integer("c", {-1, 9});
                     }),
             Catch::Contains("not 4294967297"));
  CHECK_THAT(reading(text,
                     [](ObjectReader& r) {
                       r.integer("d", {-1, 9});
                     }),
             Catch::Contains("not 18446744073709551615"));
  CHECK_THAT(reading(text,
                     [](ObjectReader& r) {
                       r.number("a", {0, 1});
                     }),
             Catch::Contains("must be a number from 0 to 1, not"));
  CHECK_THAT(reading(text,
                     [](ObjectReader& r) {
                       r.number("b", {0, 1});
                     }),
             Catch::Contains("not 1.5"));
  CHECK_THAT(reading(text, [](ObjectReader& r) { r.boolean("a"); }),
             Catch::Contains("true or false"));
  CHECK_THAT(reading(text, [](ObjectReader& r) { r.text("b"); }),
             Catch::Contains("must be a text"));
}

TEST_CASE("a missing member is named, with the misspelling that stands in its place") {
  CHECK(reading("{}", [](ObjectReader& r) { r.text("cell"); }) == "the file lacks 'cell'");
  CHECK(reading(R"({"cel":"gru","size":1})", [](ObjectReader& r) { r.text("cell"); }) ==
        "the file lacks 'cell'; it has 'cel', perhaps a misspelling");
}

TEST_CASE("a key that nobody asked for is refused, with the nearest known one") {
  const auto known = [](ObjectReader& r) {
    r.has("beam_size");
    r.has("title");
    r.finish();
  };
  CHECK(reading(R"({"beem_size":5})", known) ==
        "the file has the unknown key 'beem_size'; perhaps 'beam_size' was meant");
  CHECK(reading(R"({"colour":5})", known) ==
        "the file has the unknown key 'colour'; the known keys are: beam_size, title");
}

TEST_CASE("what is no object cannot be read as one") {
  CHECK(reading("[]", [](ObjectReader&) {}) == "the file must be a JSON object: { ... }");
}
