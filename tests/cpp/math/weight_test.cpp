#include "math/weight.h"

#include <catch2/catch.hpp>
#include <stdexcept>
#include <vector>

namespace lookback {
namespace {

TEST_CASE("a float32 weight gives its rows as they are") {
  const float numbers[] = {1, 2, 3, 4, 5, 6};
  const Weight w = Weight::float32(2, 3, numbers);
  std::vector<float> row(3);
  w.copy_row(1, row.data());
  CHECK(row == std::vector<float>{4, 5, 6});
  CHECK_FALSE(w.is_int8());
}

TEST_CASE("an int8 weight gives its rows scaled") {
  const std::int8_t numbers[] = {1, -2, 127, -127, 0, 4};
  const float scales[] = {0.5f, 0.25f};
  const Weight w = Weight::int8(2, 3, numbers, scales);
  std::vector<float> row(3);
  w.copy_row(0, row.data());
  CHECK(row == std::vector<float>{0.5f, -1.0f, 63.5f});
  w.copy_row(1, row.data());
  CHECK(row == std::vector<float>{-31.75f, 0.0f, 1.0f});
}

TEST_CASE("columns of a weight are a view with the same rows") {
  const float numbers[] = {1, 2, 3, 4, 5, 6};
  const Weight part = Weight::float32(2, 3, numbers).columns(1, 2);
  CHECK(part.cols() == 2);
  std::vector<float> row(2);
  part.copy_row(1, row.data());
  CHECK(row == std::vector<float>{5, 6});
  CHECK_THROWS_AS(part.columns(1, 2), std::logic_error);

  const std::int8_t quantised[] = {1, 2, 3, 4, 5, 6};
  const float scales[] = {1.0f, 2.0f};
  Weight::int8(2, 3, quantised, scales).columns(2, 1).copy_row(1, row.data());
  CHECK(row[0] == 12.0f);
}

}  // namespace
}  // namespace lookback
