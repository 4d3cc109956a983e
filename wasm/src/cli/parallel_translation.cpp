#include "cli/parallel_translation.h"

#include <chrono>
#include <mutex>

#include "cli/parallel_for.h"

namespace lookback {
namespace {

void count(const Translation& translation, TranslatedLines& result) {
  for (const SentenceTranslation& sentence : translation.sentences) {
    const TranslatedHypothesis& best = sentence.hypotheses[0];
    result.source_pieces += static_cast<std::int64_t>(sentence.source.pieces.size());
    result.target_pieces += static_cast<std::int64_t>(best.target.pieces.size());
    result.unfinished += best.finished ? 0 : 1;
  }
}

}  // namespace

TranslatedLines translate_all(const Translator& translator, const std::vector<std::string>& lines,
                              const TranslationOptions& options, int threads,
                              const std::function<void(std::size_t)>& report) {
  const auto start = std::chrono::steady_clock::now();
  TranslatedLines result;
  result.lines.resize(lines.size());
  std::mutex mutex;
  const auto translate = [&](std::size_t line) {
    Translation translation = translator.translate(lines[line], options);
    const std::lock_guard lock(mutex);
    count(translation, result);
    result.lines[line] = std::move(translation.translation);
  };
  parallel_for(lines.size(), threads, translate, report);
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

}  // namespace lookback
