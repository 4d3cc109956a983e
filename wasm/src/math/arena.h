#pragma once
#include <cstddef>
#include <memory>
#include <vector>

namespace lookback {

/// Memory for the intermediate values of one computation, given out in order and taken back all at
/// once. The memory is kept on reset: after the first steps of a loop nothing is allocated any
/// more.
class Arena {
 public:
  /// `count` floats, 64-byte aligned and not initialised; valid until reset().
  float* allocate(std::size_t count);
  /// Takes everything back; the memory stays for the next round.
  void reset();
  /// Floats handed out since the last reset.
  std::size_t used() const { return used_; }
  /// Floats held from the system: constant once a loop has warmed up.
  std::size_t capacity() const { return capacity_; }

 private:
  struct FreeAligned {
    void operator()(float* memory) const;
  };
  struct Block {
    std::unique_ptr<float[], FreeAligned> memory;
    std::size_t size = 0;
  };
  void add_block(std::size_t size);

  std::vector<Block> blocks_;
  std::size_t offset_ = 0;  // first free float of the last block
  std::size_t used_ = 0;
  std::size_t capacity_ = 0;
};

/// Names the arena that operators on this thread take their results from, for as long as it lives.
/// Scopes nest: decoding keeps a sentence's annotations in one arena and each step's values in
/// another. (One operator has one result, so the formulas need not carry an allocator around.)
class ArenaScope {
 public:
  explicit ArenaScope(Arena& arena);
  ~ArenaScope();
  ArenaScope(const ArenaScope&) = delete;
  ArenaScope& operator=(const ArenaScope&) = delete;

 private:
  Arena* outer_;
};

/// The arena of the innermost scope of this thread. It is our own mistake if there is none.
Arena& current_arena();

}  // namespace lookback
