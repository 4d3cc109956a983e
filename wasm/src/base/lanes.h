#pragma once
#include <cstddef>
#include <cstdint>
#include <limits>

namespace lookback {

// Reductions over sixteen lanes that are joined in one fixed order: the same result whatever the
// width of the machine's vectors, and loops that compilers vectorise.
constexpr std::size_t kLanes = 16;

namespace detail {

template <typename T, typename Join>
T join_lanes(T (&lanes)[kLanes], Join join) {
  for (std::size_t half = kLanes / 2; half > 0; half /= 2)
    for (std::size_t lane = 0; lane < half; ++lane)
      lanes[lane] = join(lanes[lane], lanes[lane + half]);
  return lanes[0];
}

template <typename T>
T added(T a, T b) {
  return a + b;
}

inline float larger(float a, float b) { return b > a ? b : a; }

}  // namespace detail

/// Σ a[i] b[i].
inline float dot(const float* a, const float* b, std::size_t count) {
  float lanes[kLanes] = {};
  std::size_t i = 0;
  for (; i + kLanes <= count; i += kLanes)
    for (std::size_t lane = 0; lane < kLanes; ++lane) lanes[lane] += a[i + lane] * b[i + lane];
  for (std::size_t lane = 0; i < count; ++i, ++lane) lanes[lane] += a[i] * b[i];
  return detail::join_lanes(lanes, detail::added<float>);
}

/// Σ x[i].
inline float sum(const float* x, std::size_t count) {
  float lanes[kLanes] = {};
  std::size_t i = 0;
  for (; i + kLanes <= count; i += kLanes)
    for (std::size_t lane = 0; lane < kLanes; ++lane) lanes[lane] += x[i + lane];
  for (std::size_t lane = 0; i < count; ++i, ++lane) lanes[lane] += x[i];
  return detail::join_lanes(lanes, detail::added<float>);
}

/// The largest x[i]; -∞ for none. A NaN is never the largest.
inline float largest(const float* x, std::size_t count) {
  float lanes[kLanes];
  for (float& lane : lanes) lane = -std::numeric_limits<float>::infinity();
  std::size_t i = 0;
  for (; i + kLanes <= count; i += kLanes)
    for (std::size_t lane = 0; lane < kLanes; ++lane)
      lanes[lane] = detail::larger(lanes[lane], x[i + lane]);
  for (std::size_t lane = 0; i < count; ++i, ++lane)
    lanes[lane] = detail::larger(lanes[lane], x[i]);
  return detail::join_lanes(lanes, detail::larger);
}

/// The largest |x[i]|; 0 for none. A NaN is never the largest.
inline float largest_magnitude(const float* x, std::size_t count) {
  float lanes[kLanes] = {};
  const auto magnitude = [](float value) { return value < 0.0f ? -value : value; };
  std::size_t i = 0;
  for (; i + kLanes <= count; i += kLanes)
    for (std::size_t lane = 0; lane < kLanes; ++lane)
      lanes[lane] = detail::larger(lanes[lane], magnitude(x[i + lane]));
  for (; i < count; ++i) lanes[0] = detail::larger(lanes[0], magnitude(x[i]));
  return detail::join_lanes(lanes, detail::larger);
}

/// Whether every x[i] is a number and at most `limit`.
inline bool all_at_most(float limit, const float* x, std::size_t count) {
  std::int32_t lanes[kLanes] = {};
  std::size_t i = 0;
  for (; i + kLanes <= count; i += kLanes)
    for (std::size_t lane = 0; lane < kLanes; ++lane)
      lanes[lane] |= static_cast<std::int32_t>(!(x[i + lane] <= limit));  // true for NaN
  for (; i < count; ++i) lanes[0] |= static_cast<std::int32_t>(!(x[i] <= limit));
  return detail::join_lanes(lanes, [](std::int32_t a, std::int32_t b) { return a | b; }) == 0;
}

}  // namespace lookback
