#include "untrusted/foreign_bytes.h"

#include <catch2/catch.hpp>

#include "cpp/weights/raw_files.h"

using namespace lookback;

namespace {

std::string refusal(std::string_view text) {
  return error_of([&] { refuse_foreign_bytes(bytes_of(text), "config.json"); });
}

}  // namespace

TEST_CASE("what servers and tools hand out in a file's place is called by its name") {
  CHECK(refusal("") == "config.json is empty: copy or download it again");
  CHECK_THAT(refusal("<html>"), Catch::StartsWith("config.json is a web page (HTML)"));
  CHECK_THAT(refusal("\x1f\x8b\x08"), Catch::StartsWith("config.json is compressed with gzip"));
  CHECK_THAT(refusal("PK\x03\x04"), Catch::StartsWith("config.json is a ZIP archive"));
  CHECK_THAT(refusal("version https://git-lfs.github.com/spec/v1"),
             Catch::StartsWith("config.json is only a Git LFS pointer"));
}

TEST_CASE("JSON and safetensors pass") {
  CHECK(refusal("{\"a\": \"<html>\"}") == "no error");
  CHECK(refusal(std::string_view("<\0\0\0\0\0\0\0{}", 10)) == "no error");
}

TEST_CASE("the characters of bytes are the bytes") {
  const Bytes bytes = bytes_of("a\xff");
  CHECK(text_of(bytes) == "a\xff");
  CHECK(text_of({}).empty());
}
