#pragma once
#include <span>

#include "search/frontier.h"

namespace lookback {

/// While the target is still inside the prefix, the only live hypothesis goes on with its next
/// token; false once the prefix is over. Throws Error if the model rules the token out.
bool follow_prefix(Frontier& frontier, std::span<const TokenId> prefix);

}  // namespace lookback
