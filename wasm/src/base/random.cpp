#include "base/random.h"

#include <cmath>

#include "base/error.h"

namespace lookback {
namespace {

constexpr std::uint64_t rotate_left(std::uint64_t x, int bits) {
  return (x << bits) | (x >> (64 - bits));
}

}  // namespace

std::uint64_t split_mix(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

Random::Random(std::uint64_t seed, std::uint64_t stream) : state_{} {
  // The stream is mixed before it meets the seed: (1, 0) and (0, 1) must not be neighbours.
  std::uint64_t mixed = stream;
  std::uint64_t filler = stream == 0 ? seed : seed ^ split_mix(mixed);
  for (auto& word : state_) word = split_mix(filler);
}

Random::Random(const State& state) : state_(state) {
  require((state[0] | state[1] | state[2] | state[3]) != 0,
          "a generator's state cannot be all zeros; the checkpoint is damaged");
}

std::uint64_t Random::next() {
  const std::uint64_t result = rotate_left(state_[1] * 5, 7) * 9;
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = rotate_left(state_[3], 45);
  return result;
}

double Random::uniform() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

std::uint64_t Random::below(std::uint64_t bound) {
  require(bound > 0, "a random number below 0 was asked for");
  // 2^64 mod bound numbers at the low end would be drawn once too often: draw again there.
  const std::uint64_t surplus = (0 - bound) % bound;
  std::uint64_t drawn = next();
  while (drawn < surplus) drawn = next();
  return drawn % bound;
}

double Random::normal() {
  // Marsaglia's polar method; the second number is dropped so that the state is four words.
  for (;;) {
    const double x = uniform(-1, 1);
    const double y = uniform(-1, 1);
    const double square = x * x + y * y;
    if (square > 0 && square < 1) return x * std::sqrt(-2 * std::log(square) / square);
  }
}

}  // namespace lookback
