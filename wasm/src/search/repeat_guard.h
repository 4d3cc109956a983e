#pragma once
#include <span>
#include <vector>

#include "base/types.h"

namespace lookback {

/// Tokens that would make the last n-gram of `history` one that it already has, appended to
/// `tokens` (possibly several times). n must be at least 1.
void append_repeating_tokens(std::span<const TokenId> history, int n, std::vector<TokenId>& tokens);

/// The longest block that counts as a loop.
inline constexpr int kLongestLoop = 32;

/// Whether `history` ends in one block of at most kLongestLoop tokens, said `repeats` times in a
/// row; repeats must be at least 2.
bool ends_in_loop(std::span<const TokenId> history, int repeats);

}  // namespace lookback
