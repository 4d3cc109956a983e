#include "train/workers.h"

#include "math/gemm.h"

namespace lookback {

Workers::Workers(int count) {
  use_one_thread_for_products();
  for (int worker = 1; worker < count; ++worker)
    threads_.emplace_back([this, worker] { serve(worker); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::run(const std::function<void(int)>& job) {
  {
    const std::lock_guard lock(mutex_);
    job_ = &job;
    busy_ = static_cast<int>(threads_.size());
    failure_ = nullptr;
    ++round_;
  }
  wake_.notify_all();
  attempt(0);
  std::unique_lock lock(mutex_);
  done_.wait(lock, [this] { return busy_ == 0; });
  if (failure_ != nullptr) std::rethrow_exception(failure_);
}

void Workers::attempt(int worker) {
  try {
    (*job_)(worker);
  } catch (...) {
    const std::lock_guard lock(mutex_);
    if (failure_ == nullptr) failure_ = std::current_exception();
  }
}

void Workers::serve(int worker) {
  use_one_thread_for_products();
  int seen = 0;
  while (true) {
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return ending_ || round_ != seen; });
      if (ending_) return;
      seen = round_;
    }
    attempt(worker);
    const std::lock_guard lock(mutex_);
    if (--busy_ == 0) done_.notify_one();
  }
}

}  // namespace lookback
