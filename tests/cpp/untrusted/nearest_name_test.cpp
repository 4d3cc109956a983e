#include "untrusted/nearest_name.h"

#include <catch2/catch.hpp>

using namespace lookback;

namespace {
const std::vector<std::string> kFlags = {"beam-size", "json", "model", "n-best", "seed"};
}

TEST_CASE("a name is found by its beginning, however much is missing") {
  CHECK(nearest_name("beam", kFlags) == "beam-size");
  CHECK(nearest_name("n-b", kFlags) == "n-best");
}

TEST_CASE("a name is found by one typing mistake in three letters; a swap is one") {
  CHECK(nearest_name("beam-szie", kFlags) == "beam-size");
  CHECK(nearest_name("modle", kFlags) == "model");
  CHECK(nearest_name("nsno", kFlags) == std::nullopt);  // two mistakes in four letters
}

TEST_CASE("what is like no name has none") {
  CHECK(nearest_name("bogus", kFlags) == std::nullopt);
  CHECK(nearest_name("", kFlags) == std::nullopt);
  CHECK(nearest_name("be", kFlags) == std::nullopt);  // so little begins too many names
  CHECK(nearest_name(std::string(65, 'm'), kFlags) == std::nullopt);
}
