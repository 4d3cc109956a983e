#include "cli/parallel_translation.h"

#include <chrono>
#include <exception>
#include <mutex>
#include <thread>

namespace lookback {
namespace {

using Report = std::function<void(std::size_t)>;

/// What the threads share: the next line to take, and what came out so far.
class Work {
 public:
  Work(const Translator& translator, const std::vector<std::string>& lines,
       const TranslationOptions& options, const Report& report)
      : translator_(translator), lines_(lines), options_(options), report_(report) {
    result_.lines.resize(lines.size());
  }

  void run() {
    try {
      for (std::size_t line = take(); line < lines_.size(); line = take())
        put(line, translator_.translate(lines_[line], options_));
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      next_ = lines_.size();
    }
  }

  TranslatedLines result() {
    if (failure_) std::rethrow_exception(failure_);
    return std::move(result_);
  }

 private:
  std::size_t take() {
    const std::lock_guard lock(mutex_);
    return next_ < lines_.size() ? next_++ : next_;
  }

  void put(std::size_t line, Translation translation) {
    const std::lock_guard lock(mutex_);
    for (const SentenceTranslation& sentence : translation.sentences) {
      const TranslatedHypothesis& best = sentence.hypotheses[0];
      result_.source_pieces += static_cast<std::int64_t>(sentence.source.pieces.size());
      result_.target_pieces += static_cast<std::int64_t>(best.target.pieces.size());
      result_.unfinished += best.finished ? 0 : 1;
    }
    result_.lines[line] = std::move(translation.translation);
    report_(++done_);
  }

  const Translator& translator_;
  const std::vector<std::string>& lines_;
  const TranslationOptions& options_;
  const Report& report_;
  std::mutex mutex_;
  std::size_t next_ = 0;
  std::size_t done_ = 0;
  TranslatedLines result_;
  std::exception_ptr failure_;
};

}  // namespace

TranslatedLines translate_all(const Translator& translator, const std::vector<std::string>& lines,
                              const TranslationOptions& options, int threads,
                              const Report& report) {
  const auto start = std::chrono::steady_clock::now();
  Work work(translator, lines, options, report);
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back([&] { work.run(); });
  work.run();
  for (std::thread& thread : others) thread.join();
  TranslatedLines result = work.result();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

}  // namespace lookback
