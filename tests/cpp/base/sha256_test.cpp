#include "base/sha256.h"

#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

using namespace lookback;

namespace {

std::span<const std::byte> bytes_of(std::string_view text) {
  return std::as_bytes(std::span(text.data(), text.size()));
}

}  // namespace

TEST_CASE("SHA-256 gives the digests that FIPS 180-4's examples print") {
  CHECK(sha256_hex(bytes_of("")) ==
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(sha256_hex(bytes_of("abc")) ==
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(sha256_hex(bytes_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(sha256_hex(bytes_of("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                            "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")) ==
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}

TEST_CASE("SHA-256 of a million letters a is the published digest") {
  CHECK(sha256_hex(bytes_of(std::string(1'000'000, 'a'))) ==
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("SHA-256 does not depend on how the bytes are cut into pieces") {
  std::string text;
  for (int i = 0; i < 300; ++i) text += static_cast<char>(i * 7);
  // Every length around the block's border, so that each amount of padding occurs.
  for (std::size_t length = 0; length < text.size(); ++length) {
    const std::string_view whole = std::string_view(text).substr(0, length);
    Sha256 hash;
    for (std::size_t at = 0; at < length; at += 1 + at % 13) {
      hash.update(bytes_of(whole.substr(at, 1 + at % 13)));
    }
    REQUIRE(to_hex(hash.finish()) == sha256_hex(bytes_of(whole)));
  }
}

TEST_CASE("a SHA-256 object starts anew after it was finished") {
  Sha256 hash;
  hash.update(bytes_of("something else"));
  hash.finish();
  hash.update(bytes_of("abc"));
  CHECK(to_hex(hash.finish()) ==
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_CASE("to_hex writes two lower-case digits a byte") {
  CHECK(to_hex(std::vector<std::uint8_t>{0x00, 0x0f, 0xa0, 0xff}) == "000fa0ff");
}
