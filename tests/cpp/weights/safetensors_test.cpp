#include "weights/safetensors.h"

#include <catch2/catch.hpp>
#include <cstring>

#include "cpp/weights/raw_files.h"

using namespace lookback;

namespace {

template <class Number>
std::vector<Number> values(const TensorView& tensor) {
  std::vector<Number> numbers(tensor.bytes.size() / sizeof(Number));
  std::memcpy(numbers.data(), tensor.bytes.data(), tensor.bytes.size());
  return numbers;
}

}  // namespace

TEST_CASE("a file written by Python is read with its names, types, shapes and values") {
  const Bytes bytes = golden_bytes("canonical.safetensors");
  const SafetensorsFile file = read_safetensors(bytes);
  CHECK(file.metadata == Metadata{{"format", "pt"}, {"note", "回看"}});
  REQUIRE(file.tensors.size() == 5);
  const TensorView& alpha = file.tensors[0];
  CHECK(alpha.name == "alpha.weight");
  CHECK(alpha.type == ElementType::float32);
  CHECK(alpha.shape == Shape{2, 3});
  CHECK(values<float>(alpha) == std::vector<float>{0.5f, -1.25f, 3.0f, 1e-3f, -0.0f, 65504.0f});
  CHECK(file.tensors[1].name == "beta.bias");
  CHECK(values<float>(file.tensors[2]) == std::vector<float>{0.25f, 0.5f});
  CHECK(values<std::int32_t>(file.tensors[3]) == std::vector<std::int32_t>{-123456789});
  CHECK(file.tensors[4].type == ElementType::int8);
  CHECK(values<std::int8_t>(file.tensors[4]) == std::vector<std::int8_t>{-127, -1, 0, 1, 64, 127});
}

TEST_CASE("white space, escapes, odd offsets and empty shapes of other writers are understood") {
  const Bytes bytes = golden_bytes("foreign.safetensors");
  const SafetensorsFile file = read_safetensors(bytes);
  REQUIRE(file.tensors.size() == 4);
  CHECK(file.metadata.empty());
  CHECK(file.tensors[0].name == "wörter");
  CHECK(values<std::int8_t>(file.tensors[0]) == std::vector<std::int8_t>{-128, 5, 127});
  CHECK(file.tensors[1].shape == Shape{});
  CHECK(values<float>(file.tensors[1]) == std::vector<float>{2.5f});
  CHECK(file.tensors[2].shape == Shape{0, 4});
  CHECK(file.tensors[2].bytes.empty());
  CHECK(values<float>(file.tensors[3]) == std::vector<float>{1.0f, -2.0f, 3.5f, -4.25f});
}

TEST_CASE("a file may lie at any address") {
  const Bytes bytes = golden_bytes("canonical.safetensors");
  for (std::size_t shift = 0; shift < 8; ++shift) {
    Bytes moved(shift);
    moved.insert(moved.end(), bytes.begin(), bytes.end());
    const SafetensorsFile file = read_safetensors(std::span(moved).subspan(shift));
    REQUIRE(values<float>(file.tensors[1]) == std::vector<float>{7.0f, -8.5f});
  }
}

TEST_CASE("the writer gives, byte for byte, the file that Python wrote") {
  const Bytes python = golden_bytes("canonical.safetensors");
  SafetensorsFile file = read_safetensors(python);
  std::swap(file.tensors[0], file.tensors[4]);  // the caller's order does not matter
  CHECK(write_safetensors(file.tensors, file.metadata) == python);
}

TEST_CASE("the data of a written file begin at a multiple of eight") {
  const std::vector<float> one = {1.0f};
  for (std::size_t length = 1; length <= 8; ++length) {
    const Bytes file = write_safetensors({float32_view(std::string(length, 'n'), {1}, one)});
    REQUIRE((file.size() - 4) % 8 == 0);
    REQUIRE(read_safetensors(file).tensors.at(0).name.size() == length);
  }
}

TEST_CASE("a file without tensors is read and written") {
  CHECK(read_safetensors(write_safetensors({})).tensors.empty());
  CHECK(read_safetensors(raw_file("{}")).tensors.empty());
}

TEST_CASE("the writer refuses what the reader would") {
  const std::vector<float> two = {1.0f, 2.0f};
  const TensorView good = float32_view("a", {2}, two);
  CHECK(error_of([&] {
          write_safetensors({good, good});
        }) == "cannot write two tensors, or one and the metadata, under the name 'a'");
  TensorView reserved = good;
  reserved.name = "__metadata__";
  CHECK(error_of([&] { write_safetensors({reserved}); }) ==
        "cannot write two tensors, or one and the metadata, under the name '__metadata__'");
  TensorView wrong = good;
  wrong.shape = {3};
  CHECK(error_of([&] { write_safetensors({wrong}); }) ==
        "tensor 'a' [3] of F32 needs 12 bytes, but has 8");
  TensorView broken = good;
  broken.name = "\xff";
  CHECK(error_of([&] { write_safetensors({broken}); }) ==
        "cannot write the weights: a name or a metadata text is not valid UTF-8");
  TensorView endless = good;
  endless.name = std::string(kLargestSafetensorsHeader, 'x');
  CHECK_THAT(error_of([&] { write_safetensors({endless}); }),
             Catch::StartsWith("cannot write a weights header of 10486"));
}
