#pragma once
#include <functional>
#include <string>
#include <vector>

#include "translate/translator.h"

namespace lookback {

struct TranslatedLines {
  std::vector<std::string> lines;  ///< in the order of the sources
  std::int64_t source_pieces = 0;  ///< </s> included
  std::int64_t target_pieces = 0;
  std::int64_t unfinished = 0;  ///< lines cut by the length limit
  double seconds = 0;
};

/// Translates each line by one of `threads` threads. `report` is called, by one thread at a time,
/// with the number of lines done so far. Throws the first Error that a thread met.
TranslatedLines translate_all(const Translator& translator, const std::vector<std::string>& lines,
                              const TranslationOptions& options, int threads,
                              const std::function<void(std::size_t)>& report);

}  // namespace lookback
