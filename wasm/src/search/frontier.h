#pragma once
#include <span>
#include <vector>

#include "search/hypothesis.h"
#include "search/step_model.h"
#include "search/top_candidates.h"

namespace lookback {

/// The live hypotheses of a decoding, on the model's side and in the pool, kept in step: feed them,
/// keep some continuations, carry on with those.
class Frontier {
 public:
  /// Throws Error if the options do not suit the model.
  Frontier(StepModel& model, const DecodingOptions& options);

  /// Feeds each live hypothesis its last token (at first: starts the model). Throws Error if the
  /// answer is not made of log-probabilities.
  void advance();

  int size() const { return static_cast<int>(live_.size()); }
  int position() const { return steps_ - 1; }  ///< the target position that advance() predicted
  int steps() const { return steps_; }         ///< how often advance() ran
  int node(int live) const { return live_[static_cast<std::size_t>(live)]; }
  const std::vector<int>& nodes() const { return live_; }
  const HypothesisPool& pool() const { return pool_; }

  /// [V] log-probabilities of what may follow a live hypothesis; until the next advance().
  std::span<const float> row(int live) const;

  /// Adds a live hypothesis' continuation to the pool and returns its node.
  int keep(int live, TokenId token);

  /// The next live hypotheses: nodes[i] continues live hypothesis parents[i].
  void carry_on(std::span<const int> nodes, std::span<const int> parents);

  /// The only live hypothesis goes on with `token`.
  void follow(TokenId token);

 private:
  void check_output() const;
  int row_record(int live);
  std::span<const TokenCandidate> best_of_row(int live);

  StepModel& model_;
  const DecodingOptions& options_;
  HypothesisPool pool_;
  StepOutput output_;
  int steps_ = 0;
  std::vector<int> live_;  ///< nodes
  std::vector<TokenId> last_tokens_;
  std::vector<int> records_;  ///< [k], the pool's row of each live hypothesis, or -1
  TopCandidates top_;
  std::vector<TokenCandidate> best_;
};

}  // namespace lookback
