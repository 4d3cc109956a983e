#include "math/quantize.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <stdexcept>

#include "base/random.h"

namespace lookback {
namespace {

TEST_CASE("numbers on the grid are kept exactly") {
  const float numbers[] = {127, -64, 0, 1, 254, 2, -254, 100};
  const QuantisedMatrix matrix = quantise_rows(Weight::float32(2, 4, numbers));
  CHECK(matrix.scales == std::vector<float>{1.0f, 2.0f});
  CHECK(matrix.values == std::vector<std::int8_t>{127, -64, 0, 1, 127, 1, -127, 50});
  CHECK(matrix.squared_error == 0);
  CHECK(matrix.largest_error == 0);
}

TEST_CASE("evenly spread weights lose no more than half a step of the largest") {
  Random random(2);
  std::vector<float> numbers(20 * 300);
  for (float& value : numbers) value = static_cast<float>(random.uniform(-1, 1));
  const QuantisedMatrix matrix = quantise_rows(Weight::float32(20, 300, numbers.data()));
  CHECK(matrix.relative_error() < 0.5 / 127);
  CHECK(matrix.relative_error() > 0.1 / 127);
}

TEST_CASE("a scale below the largest weight is taken where it loses less") {
  std::vector<float> numbers(100000, 0.0f);
  Random random(9);
  for (float& value : numbers) value = static_cast<float>(random.normal());
  numbers[0] = 6.0f;  // rare and large
  const Weight w = Weight::float32(1, 100000, numbers.data());
  const QuantisedMatrix matrix = quantise_rows(w);
  CHECK(matrix.scales[0] < 6.0f / 127);
  double plain = 0;
  for (const float value : numbers) {
    const double scale = 6.0 / 127;
    plain += std::pow(static_cast<double>(value) - scale * std::nearbyint(value / scale), 2);
  }
  CHECK(matrix.squared_error < plain);
}

TEST_CASE("a row of zeros stays zero") {
  const float numbers[] = {0, 0, 0, 5};
  const QuantisedMatrix matrix = quantise_rows(Weight::float32(2, 2, numbers));
  CHECK(matrix.values == std::vector<std::int8_t>{0, 0, 0, 127});
  CHECK(matrix.scales[0] == 0.0f);
  CHECK(std::isfinite(matrix.relative_error()));
}

TEST_CASE("what is in int8 already is not quantised again") {
  const std::int8_t number = 1;
  const float scale = 1;
  CHECK_THROWS_AS(quantise_rows(Weight::int8(1, 1, &number, &scale)), std::logic_error);
}

}  // namespace
}  // namespace lookback
