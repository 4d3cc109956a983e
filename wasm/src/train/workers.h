#pragma once
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace lookback {

/// A fixed crew of threads, the caller being the first. They stay, because products keep generated
/// code by thread.
class Workers {
 public:
  explicit Workers(int count);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  int count() const { return static_cast<int>(threads_.size()) + 1; }
  /// Runs job(0) .. job(count - 1), one a thread, and waits for all; passes on the first exception.
  void run(const std::function<void(int)>& job);

 private:
  void serve(int worker);
  void attempt(int worker);

  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::condition_variable wake_, done_;
  const std::function<void(int)>* job_ = nullptr;
  int round_ = 0;
  int busy_ = 0;
  bool ending_ = false;
  std::exception_ptr failure_;
};

}  // namespace lookback
