#include <catch2/catch.hpp>
#include <functional>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "text/subword_tokenizer.h"
#include "text_support.h"

using namespace lookback;
using Json = nlohmann::json;

namespace {

/// The message of the error that a changed file gives.
std::string error_of(const std::function<void(Json&)>& change) {
  Json root = Json::parse(testing::tiny_tokenizer().to_json());
  change(root);
  try {
    SubwordTokenizer::from_json(root.dump());
  } catch (const Error& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace

TEST_CASE("a tokenizer reads what it writes") {
  for (const SpaceMarker marker : {SpaceMarker::words, SpaceMarker::none}) {
    const SubwordTokenizer tokenizer = testing::tiny_tokenizer(marker);
    const SubwordTokenizer again = SubwordTokenizer::from_json(tokenizer.to_json());
    CHECK(again.to_json() == tokenizer.to_json());
    CHECK(again.space_marker() == marker);
    const std::string text = "il m'a entarté 我爱你";
    CHECK(testing::ids_of(again.encode(text)) == testing::ids_of(tokenizer.encode(text)));
  }
}

TEST_CASE("merges written as one text are read too") {
  Json root = Json::parse(testing::tiny_tokenizer().to_json());
  for (Json& merge : root["model"]["merges"])
    merge = merge[0].get<std::string>() + " " + merge[1].get<std::string>();
  CHECK(SubwordTokenizer::from_json(root.dump()).to_json() == testing::tiny_tokenizer().to_json());
}

TEST_CASE("what is not a tokenizer.json is refused") {
  for (const char* text : {"", "{", "[]", "null", "3", "{}", "{\"model\":3}", "\xFF\xFE",
                           "{\"model\":{\"type\":\"BPE\",\"byte_fallback\":true}}"})
    CHECK_THROWS_AS(SubwordTokenizer::from_json(text), Error);
  CHECK_THROWS_AS(SubwordTokenizer::from_json(std::string(1000000, '[')), Error);
}

TEST_CASE("every part of the file is checked and the error names it") {
  using Catch::Contains;
  CHECK_THAT(error_of([](Json& j) { j["model"]["type"] = "Unigram"; }), Contains("BPE"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["type"] = 1; }), Contains("type"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["byte_fallback"] = false; }),
             Contains("byte_fallback"));
  CHECK_THAT(error_of([](Json& j) { j["model"].erase("vocab"); }), Contains("vocab"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["vocab"] = Json::array(); }), Contains("vocab"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["merges"] = 3; }), Contains("merges"));
  CHECK_THAT(error_of([](Json& j) {
               j["normalizer"] = {{"type", "Lowercase"}};
             }),
             Contains("normalizer"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["end_of_word_suffix"] = "</w>"; }),
             Contains("end_of_word_suffix"));
  CHECK_THAT(error_of([](Json& j) { j["pre_tokenizer"]["pretokenizers"].erase(1); }),
             Contains("pre_tokenizer"));
  CHECK_THAT(error_of([](Json& j) { j["added_tokens"][0]["content"] = "<unk>"; }),
             Contains("<pad>"));
  CHECK_THAT(error_of([](Json& j) { j["added_tokens"].erase(2); }), Contains("added_tokens"));
}

TEST_CASE("ids with a gap, twice, negative or of another type are refused") {
  using Catch::Contains;
  CHECK_THAT(error_of([](Json& j) { j["model"]["vocab"]["a"] = 100000; }), Contains("gap"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["vocab"]["a"] = -1; }), Contains("-1"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["vocab"]["a"] = 300.5; }), Contains("300.5"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["vocab"]["a"] = "x"; }), Contains("'a'"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["vocab"]["a"] = j["model"]["vocab"]["e"]; }),
             Contains("same id"));
  CHECK_THAT(
      error_of([](Json& j) { std::swap(j["model"]["vocab"]["<s>"], j["model"]["vocab"]["a"]); }),
      Contains("<s>"));
}

TEST_CASE("merges of unknown, missing or too many pieces are refused") {
  using Catch::Contains;
  auto with_merge = [](const Json& merge) {
    return error_of([&](Json& j) { j["model"]["merges"].push_back(merge); });
  };
  CHECK_THAT(with_merge({"q", "zz"}), Contains("zz"));
  CHECK_THAT(with_merge({"a", "b", "c"}), Contains("3 pieces"));
  CHECK_THAT(with_merge("ab"), Contains("no space"));
  CHECK_THAT(with_merge(7), Contains("merge"));
  CHECK_THAT(with_merge({"<", "s>"}), Contains("lacks"));
  CHECK_THAT(error_of([](Json& j) { j["model"]["merges"].push_back(j["model"]["merges"][0]); }),
             Contains("twice"));
}

TEST_CASE("a tokenizer.json damaged anywhere gives an error or a tokenizer, never a crash") {
  const std::string good = testing::tiny_tokenizer().to_json();
  Random random(12);
  int refused = 0;
  for (int i = 0; i < 300; ++i) {
    std::string bad = good;
    for (std::uint64_t left = 1 + random.below(3); left > 0; --left)
      bad[testing::random_index(random, bad.size())] = static_cast<char>(random.below(256));
    if (i % 3 == 0) bad.resize(testing::random_index(random, bad.size()));
    try {
      const SubwordTokenizer tokenizer = SubwordTokenizer::from_json(bad);
      CHECK(tokenizer.decode(testing::ids_of(tokenizer.encode("il a"))).text == "il a");
    } catch (const Error&) {
      ++refused;
    }
  }
  CHECK(refused > 100);
}
