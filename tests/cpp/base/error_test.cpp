#include "base/error.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <limits>

namespace lookback {
namespace {

TEST_CASE("messages are joined from texts and numbers of all kinds") {
  const std::string name = "beam_size";
  CHECK(concat(name, " is ", -3, std::string_view("; "), 'c', ": ", std::size_t{7}) ==
        "beam_size is -3; c: 7");
  CHECK(concat(std::numeric_limits<std::int64_t>::min()) == "-9223372036854775808");
  CHECK(concat(0.25, " ", 1.0f / 3, " ", 1e6, " ", 1e-9, " ", 10.0) ==
        "0.25 0.333333 1e+06 1e-09 10");
  CHECK(concat().empty());
}

TEST_CASE("a requirement that is not met becomes an error with its message") {
  CHECK_NOTHROW(require(true, "fine"));
  CHECK_THROWS_WITH(require(false, "a model of ", 4, " layers"), "a model of 4 layers");
  CHECK_THROWS_AS(require(false, "no"), Error);
}

}  // namespace
}  // namespace lookback
