#include "search/repeat_guard.h"

#include <algorithm>

namespace lookback {

void append_repeating_tokens(std::span<const TokenId> history, int n,
                             std::vector<TokenId>& tokens) {
  const auto context = static_cast<std::size_t>(n - 1);
  if (history.size() <= context) return;
  const auto tail = history.last(context);
  for (std::size_t i = 0; i + context < history.size(); ++i) {
    const auto earlier = history.subspan(i, context);
    if (std::equal(earlier.begin(), earlier.end(), tail.begin())) {
      tokens.push_back(history[i + context]);
    }
  }
}

bool ends_in_loop(std::span<const TokenId> history, int repeats) {
  const auto times = static_cast<std::size_t>(repeats);
  const std::size_t longest = std::min<std::size_t>(history.size() / times, kLongestLoop);
  for (std::size_t block = 1; block <= longest; ++block) {
    const auto tail = history.last(block * times);
    if (std::equal(tail.begin() + static_cast<std::ptrdiff_t>(block), tail.end(), tail.begin())) {
      return true;
    }
  }
  return false;
}

}  // namespace lookback
