#include "translate/quantised_bundle.h"

#include <catch2/catch.hpp>

#include "base/error.h"
#include "support/tiny_model.h"

namespace lookback {
namespace {

TEST_CASE("matrices become int8, vectors and single rows stay float32") {
  const ModelBundle bundle = TinyModel().bundle();
  const QuantisedBundle quantised = quantise(bundle);
  check_weights(quantised.bundle.weights, bundle.config);
  for (const TensorReport& tensor : quantised.tensors) {
    INFO(tensor.name);
    CHECK(tensor.quantised == (tensor.shape.size() == 2 && tensor.shape[0] > 1));
    if (tensor.quantised) CHECK(tensor.relative_error < 0.01);
  }
  CHECK(quantised.bundle.weights.byte_count() < bundle.weights.byte_count() / 3);
  CHECK(quantised.bundle.weights.parameter_count() == bundle.weights.parameter_count());
}

TEST_CASE("a quantised model is not quantised again") {
  CHECK_THROWS_AS(quantise(quantise(TinyModel().bundle()).bundle), Error);
}

}  // namespace
}  // namespace lookback
