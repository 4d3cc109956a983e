#pragma once
#include <span>
#include <vector>

#include "search/decoding_options.h"

namespace lookback {

/// Which tokens may follow: not the forbidden ones, no early end, no repeated n-gram, nothing
/// misspelt.
class TokenFilter {
 public:
  TokenFilter(const DecodingOptions& options, int vocabulary_size);

  /// Sets it for what may follow `history`; it holds until the next call.
  void prepare(std::span<const TokenId> history);

  bool allows(TokenId token) const { return !banned_[static_cast<std::size_t>(token)]; }

 private:
  TokenId end_token_;
  std::size_t minimum_length_;
  int blocked_ngram_;
  std::optional<Spelling> spelling_;
  std::vector<char> forbidden_;  ///< [V], whatever the history
  std::vector<char> banned_;     ///< [V], after the history
  std::vector<TokenId> added_;   ///< what banned_ has beyond forbidden_
};

}  // namespace lookback
