#pragma once
#include <cstddef>

namespace lookback {

/// Σ a[i] b[i] over sixteen lanes that are added in one fixed order: the same sum whatever the
/// width of the machine's vectors.
inline float dot(const float* a, const float* b, std::size_t count) {
  constexpr std::size_t kLanes = 16;
  float lanes[kLanes] = {};
  std::size_t i = 0;
  for (; i + kLanes <= count; i += kLanes)
    for (std::size_t lane = 0; lane < kLanes; ++lane) lanes[lane] += a[i + lane] * b[i + lane];
  for (std::size_t lane = 0; i < count; ++i, ++lane) lanes[lane] += a[i] * b[i];
  for (std::size_t half = kLanes / 2; half > 0; half /= 2)
    for (std::size_t lane = 0; lane < half; ++lane) lanes[lane] += lanes[lane + half];
  return lanes[0];
}

}  // namespace lookback
