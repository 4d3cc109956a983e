#include "math/arena.h"

#include <cstdlib>
#include <new>
#include <stdexcept>

namespace lookback {
namespace {

constexpr std::size_t kAlignment = 64;                 // bytes: one cache line, one AVX-512 vector
constexpr std::size_t kUnit = kAlignment / sizeof(float);
constexpr std::size_t kBlock = std::size_t{1} << 18;   // floats: 1 MiB

thread_local Arena* innermost = nullptr;

}  // namespace

void Arena::FreeAligned::operator()(float* memory) const { std::free(memory); }

float* Arena::allocate(std::size_t count) {
  count = (count + kUnit - 1) / kUnit * kUnit;
  while (block_ < blocks_.size() && offset_ + count > blocks_[block_].size) {
    ++block_;
    offset_ = 0;
  }
  if (block_ == blocks_.size()) {
    const std::size_t size = count > kBlock ? count : kBlock;
    auto* memory = static_cast<float*>(std::aligned_alloc(kAlignment, size * sizeof(float)));
    if (memory == nullptr) throw std::bad_alloc();
    Block block;
    block.memory.reset(memory);
    block.size = size;
    blocks_.push_back(std::move(block));
    capacity_ += size;
  }
  float* result = blocks_[block_].memory.get() + offset_;
  offset_ += count;
  used_ += count;
  return result;
}

void Arena::reset() {
  block_ = 0;
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
