#include "math/arena.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <stdexcept>
#include <thread>

#include "math/tensor.h"

namespace lookback {
namespace {

TEST_CASE("an arena hands out aligned memory that does not overlap") {
  Arena arena;
  float* before = nullptr;
  for (const std::size_t count : {1u, 16u, 17u, 100u, 300000u, 5u}) {
    float* memory = arena.allocate(count);
    CHECK(reinterpret_cast<std::uintptr_t>(memory) % 64 == 0);
    std::fill_n(memory, count, 1.0f);
    if (before != nullptr) CHECK(*before == 2.0f);
    *memory = 2.0f;
    before = memory;
  }
}

TEST_CASE("a loop that asks for the same each time allocates nothing after its first rounds") {
  Arena arena;
  const auto round = [&] {
    arena.reset();
    for (const std::size_t count : {200000u, 100000u, 400000u, 3u}) arena.allocate(count);
  };
  round();
  round();
  const std::size_t held = arena.capacity();
  for (int i = 0; i < 10; ++i) {
    round();
    CHECK(arena.capacity() == held);
    CHECK(arena.used() >= 700003);
    CHECK(arena.used() <= arena.capacity());
  }
}

TEST_CASE("scopes nest, and the innermost is asked") {
  Arena outer, inner;
  const ArenaScope outside(outer);
  make_tensor(4, 4);
  {
    const ArenaScope inside(inner);
    make_tensor(8, 8);
    CHECK(inner.used() == 64);
  }
  make_tensor(4, 4);
  CHECK(outer.used() == 32);
}

TEST_CASE("without a scope there is no arena") {
  CHECK_THROWS_AS(current_arena(), std::logic_error);
}

TEST_CASE("zeros are zero also where memory is used again") {
  Arena arena;
  const ArenaScope scope(arena);
  const Tensor dirty = make_tensor(3, 5);
  std::fill_n(dirty.data, dirty.size(), 9.0f);
  arena.reset();
  const Tensor zeros = make_zeros(3, 5);
  CHECK(zeros.data == dirty.data);
  for (std::size_t i = 0; i < zeros.size(); ++i) CHECK(zeros.data[i] == 0.0f);
}

}  // namespace
}  // namespace lookback
