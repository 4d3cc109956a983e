#include "cli/parallel_for.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace lookback {
namespace {

using Work = std::function<void(std::size_t)>;

/// What the threads share: the next number to take, and how many are done.
class Counter {
 public:
  explicit Counter(std::size_t count) : count_(count) {}

  void run(const Work& work, const Work& report) {
    try {
      for (std::size_t i = take(); i < count_; i = take()) {
        work(i);
        const std::lock_guard lock(mutex_);
        report(++done_);
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      next_ = count_;
    }
  }

  void rethrow() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  std::size_t take() {
    const std::lock_guard lock(mutex_);
    return next_ < count_ ? next_++ : next_;
  }

  std::size_t count_;
  std::mutex mutex_;
  std::size_t next_ = 0;
  std::size_t done_ = 0;
  std::exception_ptr failure_;
};

}  // namespace

void parallel_for(std::size_t count, int threads, const Work& work, const Work& report) {
  Counter counter(count);
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back([&] { counter.run(work, report); });
  counter.run(work, report);
  for (std::thread& thread : others) thread.join();
  counter.rethrow();
}

int threads_or_cores(int wanted) {
  const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
  return wanted > 0 ? wanted : static_cast<int>(cores);
}

}  // namespace lookback
