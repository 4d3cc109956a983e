#include "math/arena.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <stdexcept>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace lookback {
namespace {

constexpr std::size_t kAlignment = 64;  // bytes: one cache line, one AVX-512 vector
constexpr std::size_t kUnit = kAlignment / sizeof(float);
constexpr std::size_t kBlock = std::size_t{1} << 18;  // floats: 1 MiB

thread_local Arena* innermost = nullptr;

/// Training walks through hundreds of megabytes, and with 4 KiB pages through many thousands of
/// address translations. A wish only; nothing depends on it.
void ask_for_large_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#ifdef MADV_HUGEPAGE
  constexpr std::size_t kPage = std::size_t{1} << 21;
  const auto first = (reinterpret_cast<std::uintptr_t>(memory) + kPage - 1) / kPage * kPage;
  const auto last = (reinterpret_cast<std::uintptr_t>(memory) + bytes) / kPage * kPage;
  if (last > first) madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE);
#endif
}

}  // namespace

void Arena::FreeAligned::operator()(float* memory) const { std::free(memory); }

float* Arena::allocate(std::size_t count) {
  count = (count + kUnit - 1) / kUnit * kUnit;
  if (blocks_.empty() || offset_ + count > blocks_.back().size) add_block(std::max(count, kBlock));
  float* result = blocks_.back().memory.get() + offset_;
  offset_ += count;
  used_ += count;
  return result;
}

void Arena::add_block(std::size_t size) {
  auto* memory = static_cast<float*>(std::aligned_alloc(kAlignment, size * sizeof(float)));
  if (memory == nullptr) throw std::bad_alloc();
  ask_for_large_pages(memory, size * sizeof(float));
  Block block;
  block.memory.reset(memory);
  block.size = size;
  blocks_.push_back(std::move(block));
  capacity_ += size;
  offset_ = 0;
}

void Arena::reset() {
  // What took several blocks gets one of their joint size: a block is never left half empty for
  // good, and a loop of equal steps allocates no more after its first.
  if (blocks_.size() > 1) {
    const std::size_t size = capacity_;
    blocks_.clear();
    capacity_ = 0;
    add_block(size);
  }
  offset_ = 0;
  used_ = 0;
}

ArenaScope::ArenaScope(Arena& arena) : outer_(innermost) { innermost = &arena; }
ArenaScope::~ArenaScope() { innermost = outer_; }

Arena& current_arena() {
  if (innermost == nullptr) throw std::logic_error("no ArenaScope is open on this thread");
  return *innermost;
}

}  // namespace lookback
