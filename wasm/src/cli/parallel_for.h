#pragma once
#include <cstddef>
#include <functional>

namespace lookback {

/// Calls `work` for 0 to count - 1, by several threads, and `report` after each, one thread at a
/// time, with the number done so far. Throws the first exception that a thread met.
void parallel_for(std::size_t count, int threads, const std::function<void(std::size_t)>& work,
                  const std::function<void(std::size_t)>& report);

/// As many as the machine has cores where `wanted` is 0.
int threads_or_cores(int wanted);

}  // namespace lookback
