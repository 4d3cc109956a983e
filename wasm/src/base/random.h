#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace lookback {

/// Seeded generator whose integers and uniforms are the same natively and as WebAssembly, which
/// std::uniform_real_distribution and its kin do not promise.
/// xoshiro256** 1.0 (Blackman and Vigna 2018), its state filled by SplitMix64.
class Random {
 public:
  using State = std::array<std::uint64_t, 4>;

  /// Streams of one seed are unrelated: sample i of a request draws from stream i.
  explicit Random(std::uint64_t seed, std::uint64_t stream = 0);

  /// Continues where `state()` was taken; a state of zeros only is not one (the generator would
  /// stay there) and throws Error.
  explicit Random(const State& state);

  std::uint64_t next();

  /// In [0, 1), 53 random bits.
  double uniform();

  /// In [low, high).
  double uniform(double low, double high) { return low + (high - low) * uniform(); }

  /// In [0, bound), each with the same probability; `bound` must be positive.
  std::uint64_t below(std::uint64_t bound);

  /// Mean 0, variance 1. Uses the platform's logarithm, so the last bit may differ between them.
  double normal();

  /// Fisher and Yates: every order has the same probability.
  template <class Items>
  void shuffle(Items& items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      std::swap(items[left - 1], items[static_cast<std::size_t>(below(left))]);
    }
  }

  const State& state() const { return state_; }

 private:
  State state_;
};

/// One step of SplitMix64 (Steele, Lea and Flood 2014): advances `state`, returns the next number.
std::uint64_t split_mix(std::uint64_t& state);

}  // namespace lookback
