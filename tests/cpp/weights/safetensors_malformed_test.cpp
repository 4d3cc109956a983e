#include <catch2/catch.hpp>
#include <cstring>
#include <limits>

#include "cpp/weights/raw_files.h"
#include "weights/safetensors.h"

using namespace lookback;
using Catch::Contains;

namespace {

std::string reading(const Bytes& file) {
  return error_of([&] { read_safetensors(file); });
}

/// What the reader says to one tensor 'a' with these members and this many bytes of data.
std::string entry(std::string_view members, std::size_t data_size = 8) {
  return reading(raw_file("{\"a\":{" + std::string(members) + "}}", Bytes(data_size)));
}

/// What it says to float32 vectors placed like this in 16 bytes of data.
std::string placed(const std::vector<std::pair<int, int>>& ranges) {
  std::string header = "{";
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    const auto [begin, end] = ranges[i];
    header += concat(i == 0 ? "" : ",", "\"t", i, R"(":{"dtype":"F32","shape":[)",
                     (end - begin) / 4, R"(],"data_offsets":[)", begin, ",", end, "]}");
  }
  return reading(raw_file(header + "}", Bytes(16)));
}

Bytes with_length(std::uint64_t length, std::size_t size) {
  Bytes file(size);
  std::memcpy(file.data(), &length, sizeof length);
  return file;
}

}  // namespace

TEST_CASE("an empty file is called empty") {
  CHECK(reading({}) == "the weights file is empty: copy or download it again");
}

TEST_CASE("a web page in the weights' place is called a web page") {
  for (const char* page : {"<!DOCTYPE html><title>404</title>", "\n  <html>not found</html>",
                           "\xef\xbb\xbf<!doctype html>"}) {
    CHECK(reading(bytes_of(page)) ==
          "the weights file is a web page (HTML): the address answered with a page, perhaps an "
          "error; "
          "check the address");
  }
}

TEST_CASE("a compressed file is named by its kind") {
  CHECK_THAT(reading(bytes_of("\x1f\x8b\x08 and more")),
             Contains("is compressed with gzip: unpack it"));
  CHECK_THAT(reading(bytes_of("PK\x03\x04 and more")),
             Contains("is a ZIP archive, perhaps a PyTorch"));
}

TEST_CASE("a Git LFS pointer is called one, with the cure") {
  CHECK(reading(bytes_of("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n")) ==
        "the weights file is only a Git LFS pointer: run `git lfs pull` to fetch the file itself");
}

TEST_CASE("a header of 60 bytes is not taken for a web page, although its length is '<'") {
  const std::string header = "{}" + std::string(58, ' ');
  CHECK(reading(raw_file(header)) == "no error");
}

TEST_CASE("a file shorter than the header's length is called cut off") {
  CHECK(reading(Bytes(7)) ==
        "the weights file ends after 7 bytes: it was cut off; copy or download it again");
}

TEST_CASE("a header longer than the file is called cut off") {
  CHECK(reading(with_length(100, 50)) ==
        "the weights file was cut off: its header needs 100 bytes and only 42 are there; copy or "
        "download it again");
}

TEST_CASE("a header beyond the limit is refused before anything is allocated") {
  for (const std::uint64_t length : {std::uint64_t{1 << 20} + 1, std::uint64_t{1} << 32,
                                     std::numeric_limits<std::uint64_t>::max()}) {
    CHECK(reading(with_length(length, 64)) == concat("the weights file announces a header of ",
                                                     length,
                                                     " bytes (at most 1048576 are accepted): it is "
                                                     "damaged, or not in the safetensors format"));
  }
}

TEST_CASE("a header that does not begin with a brace is refused") {
  for (const char* header : {"", " {}", "[]"}) {
    CHECK_THAT(reading(raw_file(header)), Contains("its header does not begin with '{'"));
  }
}

TEST_CASE("a header that is not JSON is refused with the place") {
  CHECK(reading(raw_file("{\"a\":")) ==
        "the weights file's header is not valid JSON (it goes wrong at byte 6): it may be damaged "
        "or cut "
        "off; copy or download it again");
  CHECK_THAT(reading(raw_file("{} x")), Contains("not valid JSON"));
  CHECK_THAT(reading(raw_file("{\"\xff\":1}")), Contains("not valid JSON"));
}

TEST_CASE("a header that nests too deeply is refused") {
  const std::string deep = "{\"a\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
  CHECK_THAT(reading(raw_file(deep)), Contains("nests deeper than 4 levels"));
}

TEST_CASE("a tensor named twice is refused") {
  const std::string one = R"("a":{"dtype":"I8","shape":[1],"data_offsets":[0,1]})";
  CHECK(reading(raw_file("{" + one + "," + one + "}", Bytes(1))) ==
        "the weights file's header has 'a' twice; each name may stand once");
  CHECK_THAT(entry(R"("dtype":"F32","dtype":"I8","shape":[2],"data_offsets":[0,8])"),
             Contains("has 'dtype' twice"));
}

TEST_CASE("an element type that is not supported is named") {
  CHECK(entry(R"("dtype":"BF16","shape":[4],"data_offsets":[0,8])") ==
        "tensor 'a' has the element type 'BF16', which is not supported: convert it to F32 (I8 and "
        "I32 "
        "are read too)");
  CHECK_THAT(entry(R"("dtype":7,"shape":[4],"data_offsets":[0,8])"),
             Contains("must be a text, not 7"));
}

TEST_CASE("an entry that lacks a member or has another is refused") {
  CHECK(entry(R"("shape":[2],"data_offsets":[0,8])") == "tensor 'a' lacks 'dtype'");
  CHECK(entry(R"("dtype":"F32","shap":[2],"data_offsets":[0,8])") ==
        "tensor 'a' lacks 'shape'; it has 'shap', perhaps a misspelling");
  CHECK_THAT(entry(R"("dtype":"F32","shape":[2],"data_offsets":[0,8],"extra":0)"),
             Contains("has the unknown key 'extra'"));
  CHECK_THAT(reading(raw_file("{\"a\":7}")), Contains("tensor 'a' must be a JSON object"));
}

TEST_CASE("a dimension that is no whole number is refused") {
  for (const char* shape : {"[-1]", "[2.0]", "[\"2\"]", "[1e400]", "[null]",
                            "[18446744073709551615]", "[18446744073709551616]"}) {
    const std::string message =
        entry(concat(R"("dtype":"F32","data_offsets":[0,8],"shape":)", shape));
    INFO(message);
    CHECK((message.find("whole numbers from 0 only") != std::string::npos ||
           message.find("a number that is too large") != std::string::npos));
  }
  CHECK_THAT(entry(R"("dtype":"F32","shape":8,"data_offsets":[0,8])"), Contains("must be a list"));
  CHECK_THAT(entry(R"("dtype":"I8","shape":[1,1,1,1,1,1,1,1,8],"data_offsets":[0,8])"),
             Contains("a list of at most 8 numbers"));
}

TEST_CASE("a shape whose size overflows 64 bits is refused, not wrapped around") {
  // 2^33 * 2^31 and 2^62 * 4 bytes are 0 when they wrap.
  CHECK(entry(R"("dtype":"F32","shape":[8589934592,2147483648],"data_offsets":[0,0])", 0) ==
        "tensor 'a' has the impossible shape [8589934592 x 2147483648]");
  CHECK_THAT(entry(R"("dtype":"F32","shape":[4611686018427387904],"data_offsets":[0,0])", 0),
             Contains("impossible shape"));
}

TEST_CASE("a size that would be right only in 32 bits is refused") {
  CHECK(entry(R"("dtype":"F32","shape":[1073741826],"data_offsets":[0,8])") ==
        "tensor 'a' [1073741826] of F32 needs 4294967304 bytes, but has 8");
}

TEST_CASE("bytes that do not fit the shape are refused with both") {
  CHECK(entry(R"("dtype":"F32","shape":[3],"data_offsets":[0,8])") ==
        "tensor 'a' [3] of F32 needs 12 bytes, but has 8");
}

TEST_CASE("offsets that are no range are refused") {
  for (const char* offsets : {"[8,0]", "[0]", "[0,4,8]", "[]"}) {
    CHECK(entry(concat(R"("dtype":"F32","shape":[2],"data_offsets":)", offsets)) ==
          "tensor 'a': 'data_offsets' must be its first byte and the byte after its last");
  }
}

TEST_CASE("data that end too early are called cut off, with the tensor") {
  CHECK(entry(R"("dtype":"F32","shape":[2],"data_offsets":[0,8])", 5) ==
        "the weights file was cut off: tensor 'a' ends at byte 8 of the data and only 5 are there; "
        "copy "
        "or download it again");
}

TEST_CASE("tensors that overlap are refused, with both names") {
  CHECK(placed({{0, 12}, {8, 16}}) == "tensors 't0' and 't1' overlap: the weights file is damaged");
  CHECK_THAT(placed({{0, 16}, {0, 16}}), Contains("overlap"));
}

TEST_CASE("bytes that belong to no tensor are refused, before, between and after") {
  CHECK(placed({{4, 16}}) ==
        "the weights file has 4 bytes before tensor 't0' that belong to no tensor");
  CHECK(placed({{0, 4}, {8, 16}}) ==
        "the weights file has 4 bytes before tensor 't1' that belong to no tensor");
  CHECK(placed({{0, 8}}) ==
        "the weights file has 8 bytes after its last tensor that belong to no tensor");
  CHECK(placed({{8, 16}, {0, 8}}) == "no error");
}

TEST_CASE("a value that is not finite is refused with tensor and element") {
  for (const float bad :
       {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(),
        -std::numeric_limits<float>::infinity()}) {
    Bytes data(8);
    std::memcpy(data.data() + 4, &bad, 4);
    CHECK(reading(raw_file(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", data)) ==
          "tensor 'a' [2] has a value that is not a number or infinite (element 1): the file is "
          "damaged, "
          "or its training diverged");
  }
}

TEST_CASE("metadata that are not texts are refused") {
  CHECK(reading(raw_file(R"({"__metadata__":{"epoch":3}})")) ==
        "the weights file's __metadata__: 'epoch' must be a text, not 3");
  CHECK_THAT(reading(raw_file(R"({"__metadata__":[]})")), Contains("must be a JSON object"));
}

TEST_CASE("a tensor's name cannot break the message's line or flood it") {
  const std::string name = "line\\nbreak" + std::string(500, 'x');
  const std::string message = reading(raw_file("{\"" + name + "\":7}"));
  CHECK(message.find('\n') == std::string::npos);
  CHECK(message.size() < 200);
  CHECK_THAT(message, Contains("'line?break"));
}
