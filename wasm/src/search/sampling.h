#pragma once
#include <vector>

#include "base/random.h"
#include "search/decoding.h"
#include "search/frontier.h"
#include "search/token_filter.h"
#include "search/token_sampler.h"

namespace lookback {

/// Draws n_best targets at random, side by side and ranked by score; two may be equal. Sample i has
/// its own stream of random numbers, so it does not change when more are asked for.
class Sampling : public Decoding {
 public:
  /// Throws Error if the options do not suit the model.
  Sampling(StepModel& model, const DecodingOptions& options);

  bool step() override;
  SearchResult finish() const override;

 private:
  struct Sample {
    Random random;
    int live = 0;  ///< of the frontier; all samples share the first
  };

  void extend();
  void extend(const Sample& sample, TokenId token);
  bool loops(int node);

  DecodingOptions options_;
  Frontier frontier_;
  TokenFilter filter_;
  TokenSampler sampler_;
  std::vector<Sample> samples_;  ///< those that have not ended
  Outcome outcome_;
  bool done_ = false;
  // Scratch, kept so that steps do not allocate.
  std::vector<TokenId> history_;
  std::vector<Sample> remaining_;
  std::vector<int> nodes_;
  std::vector<int> parents_;
};

}  // namespace lookback
