#pragma once
#include <optional>
#include <span>
#include <vector>

#include "base/random.h"
#include "search/decoding_options.h"
#include "search/token_filter.h"
#include "search/top_candidates.h"

namespace lookback {

/// Draws one token: p^(1 / temperature), of the top_k most probable, of those the smallest set
/// whose share is at least top_p (Holtzman et al. 2020), in proportion.
class TokenSampler {
 public:
  explicit TokenSampler(const DecodingOptions& options);

  /// From [V] log-probabilities; nothing if the filter leaves no token with any probability.
  std::optional<TokenId> draw(std::span<const float> log_probabilities, const TokenFilter& filter,
                              Random& random);

 private:
  struct Weighted {
    double weight = 0;
    TokenId token = 0;
  };

  void gather(std::span<const float> log_probabilities, const TokenFilter& filter);
  void weigh(std::span<const Candidate> candidates);
  std::span<const Weighted> nucleus();

  double temperature_;
  int top_k_;
  double top_p_;
  TopCandidates top_;
  std::vector<Candidate> all_;
  std::vector<Weighted> weights_;
};

}  // namespace lookback
