#include "weights/weight_store.h"

#include <catch2/catch.hpp>
#include <cstdint>

#include "cpp/weights/raw_files.h"
#include "weights/safetensors.h"

using namespace lookback;

namespace {

WeightStore canonical() {
  return WeightStore::from_safetensors(golden_bytes("canonical.safetensors"));
}

bool is_aligned(const void* address) { return reinterpret_cast<std::uintptr_t>(address) % 64 == 0; }

}  // namespace

TEST_CASE("a float32 matrix is read row after row") {
  const WeightStore store = canonical();
  const Weight alpha = store.weight("alpha.weight", 2, 3);
  REQUIRE_FALSE(alpha.is_int8());
  CHECK(alpha.rows() == 2);
  CHECK(alpha.cols() == 3);
  CHECK(alpha.float_row(0)[1] == -1.25f);
  CHECK(alpha.float_row(1)[2] == 65504.0f);
}

TEST_CASE("a vector is one column") {
  const WeightStore store = canonical();
  const Tensor beta = store.vector("beta.bias", 2);
  CHECK(beta.rows == 2);
  CHECK(beta.cols == 1);
  CHECK(beta.contiguous());
  CHECK(beta(1, 0) == -8.5f);
}

TEST_CASE("an int8 matrix comes with the scale of each row") {
  const WeightStore store = canonical();
  const Weight gamma = store.weight("gamma.weight", 2, 3);
  REQUIRE(gamma.is_int8());
  CHECK(gamma.int8_row(1)[2] == 127);
  CHECK(gamma.scale(0) == 0.25f);
  CHECK(gamma.scale(1) == 0.5f);
}

TEST_CASE("every tensor is aligned, whatever its offset in the file was") {
  const WeightStore store = WeightStore::from_safetensors(golden_bytes("foreign.safetensors"));
  CHECK(is_aligned(store.weight("matrix", 2, 2).float_row(0)));
  CHECK(store.weight("matrix", 2, 2).float_row(1)[1] == -4.25f);
  for (const TensorView& tensor : store.tensors()) CHECK(is_aligned(tensor.bytes.data()));
}

TEST_CASE("views outlive the file's bytes and the store's move") {
  WeightStore first = canonical();
  const Weight alpha = first.weight("alpha.weight", 2, 3);
  const WeightStore second = std::move(first);
  CHECK(alpha.float_row(0) == second.weight("alpha.weight", 2, 3).float_row(0));
  CHECK(alpha.float_row(0)[0] == 0.5f);
}

TEST_CASE("a tensor that is missing, of another shape or of another type is named with both") {
  const WeightStore store = canonical();
  CHECK(
      error_of([&] { store.weight("delta", 4, 5); }) ==
      "the weights lack tensor 'delta' [4 x 5]: weights and config must come from the same model");
  CHECK(error_of([&] { store.weight("alpha.weight", 3, 2); }) ==
        "tensor 'alpha.weight' has the shape [2 x 3], but the config asks for [3 x 2]: weights and "
        "config "
        "must come from the same model");
  CHECK_THAT(error_of([&] { store.vector("alpha.weight", 6); }),
             Catch::Contains("has the shape [2 x 3], but the config asks for [6]"));
  CHECK(error_of([&] { store.vector("steps", 1); }) ==
        "tensor 'steps' is I32, but a vector must be F32");
}

TEST_CASE("an int8 matrix without its scales, or with too few, is refused") {
  const std::vector<std::int8_t> values = {1, 2, 3, 4};
  const std::vector<float> scales = {1.0f};
  const TensorView matrix = int8_view("m", {2, 2}, values);
  const WeightStore bare({matrix});
  CHECK_THAT(error_of([&] { bare.weight("m", 2, 2); }),
             Catch::Contains("the weights lack tensor 'm.scale' [2]"));
  const WeightStore few({matrix, float32_view("m.scale", {1}, scales)});
  CHECK_THAT(error_of([&] { few.weight("m", 2, 2); }),
             Catch::Contains("tensor 'm.scale' has the shape [1], but the config asks for [2]"));
}

TEST_CASE("an int32 matrix is no weight") {
  TensorView tensor{"m", ElementType::int32, {1, 1}, {}};
  const Bytes bytes(4);
  tensor.bytes = bytes;
  const WeightStore store({tensor});
  CHECK(error_of([&] { store.weight("m", 1, 1); }) ==
        "tensor 'm' is I32, but a matrix must be F32, or I8 with scales");
}

TEST_CASE("dequantised weights are scale times value, and the rest stays") {
  const WeightStore store = canonical().dequantised();
  const Weight gamma = store.weight("gamma.weight", 2, 3);
  REQUIRE_FALSE(gamma.is_int8());
  CHECK(gamma.float_row(0)[0] == -31.75f);
  CHECK(gamma.float_row(1)[1] == 32.0f);
  CHECK_FALSE(store.contains("gamma.weight.scale"));
  CHECK(store.weight("alpha.weight", 2, 3).float_row(0)[1] == -1.25f);
}

TEST_CASE("an int8 vector cannot be dequantised") {
  const std::vector<std::int8_t> values = {1, 2};
  const WeightStore store({int8_view("v", {2}, values)});
  CHECK(error_of([&] { store.dequantised(); }) == "tensor 'v' [2] is I8, but only matrices may be");
}

TEST_CASE("parameters are counted without the scales of int8 matrices, bytes with them") {
  const WeightStore store = canonical();
  CHECK(store.parameter_count() == 6 + 2 + 1 + 6);
  CHECK(store.byte_count() == 24 + 8 + 8 + 4 + 6);
  CHECK(store.dequantised().parameter_count() == store.parameter_count());
}

TEST_CASE("a float32 tensor called scale counts when it scales nothing") {
  const std::vector<float> values = {1.0f, 2.0f};
  const WeightStore store({float32_view("layer.scale", {2}, values)});
  CHECK(store.parameter_count() == 2);
  CHECK(store.dequantised().contains("layer.scale"));
}

TEST_CASE("a store refuses a name given twice and bytes that do not fit") {
  const std::vector<float> values = {1.0f, 2.0f};
  const TensorView good = float32_view("a", {2}, values);
  CHECK(error_of([&] { WeightStore({good, good}); }) == "tensor 'a' was given twice");
  TensorView wrong = good;
  wrong.shape = {2, 2};
  CHECK(error_of([&] { WeightStore({wrong}); }) ==
        "tensor 'a' [2 x 2] of F32 needs 16 bytes, but has 8");
}

TEST_CASE("a store's tensors can be written and read again") {
  const WeightStore store = canonical();
  const WeightStore again = WeightStore::from_safetensors(write_safetensors(store.tensors()));
  CHECK(again.byte_count() == store.byte_count());
  CHECK(again.weight("gamma.weight", 2, 3).int8_row(0)[0] == -127);
}
