#include "search/prefix.h"

#include <cmath>

#include "base/error.h"

namespace lookback {

bool follow_prefix(Frontier& frontier, std::span<const TokenId> prefix) {
  const auto position = static_cast<std::size_t>(frontier.position());
  if (position >= prefix.size()) return false;
  const TokenId token = prefix[position];
  require(std::isfinite(frontier.row(0)[static_cast<std::size_t>(token)]),
          "the model rules out token ", token, " at target position ", position,
          "; nothing can follow this prefix");
  frontier.follow(token);
  return true;
}

}  // namespace lookback
