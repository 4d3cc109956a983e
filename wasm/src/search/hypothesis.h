#pragma once
#include <span>
#include <vector>

#include "base/types.h"
#include "search/decoding_options.h"

namespace lookback {

struct TokenCandidate {
  TokenId token = 0;
  float log_probability = 0;
};

/// One decoded target of Ty tokens for a source of Tx tokens.
struct Hypothesis {
  std::vector<TokenId> tokens;           ///< [Ty], the end token last if `finished`
  std::vector<float> log_probabilities;  ///< [Ty], the model's own, before temperature
  double log_probability = 0;            ///< their sum
  double score = 0;                      ///< after length and coverage penalty; ranks the n best
  bool finished = false;                 ///< reached the end token
  bool looping = false;                  ///< cut by loop_limit
  std::vector<float> alignment;          ///< [Ty x Tx]; empty without attention
  std::vector<float> alignment_scores;   ///< [Ty x Tx], before the softmax; empty likewise
  std::vector<std::vector<TokenCandidate>> candidates;  ///< [Ty], best first; if asked for
  int node = 0;                                         ///< its last token in the trace
};

/// A token with a pointer back to the hypothesis that it extends.
struct HypothesisNode {
  int parent = -1;
  TokenId token = 0;
  float log_probability = 0;
  double total = 0;  ///< log-probability of the whole hypothesis
  int length = 0;
  int row = -1;  ///< what the model showed when it predicted the token
};

/// What one live hypothesis was shown at a step; its children share it.
struct StepRow {
  std::span<const float> alignment;  ///< [Tx] or empty
  std::span<const float> scores;     ///< [Tx] or empty
  std::span<const TokenCandidate> candidates;
};

/// Append-only store of all hypotheses that were ever kept, as a tree. Node 0 is the empty target.
class HypothesisPool {
 public:
  HypothesisPool(int source_length, TokenId begin_token);

  /// Both return the index of what was added.
  int add(const HypothesisNode& node);
  int add_row(const StepRow& row);

  const HypothesisNode& operator[](int node) const {
    return nodes_[static_cast<std::size_t>(node)];
  }
  int size() const { return static_cast<int>(nodes_.size()); }
  int source_length() const { return static_cast<int>(source_length_); }

  /// Tokens from the first to the node's, into `tokens`.
  void history(int node, std::vector<TokenId>& tokens) const;

  /// Everything but score, finished and looping, which the pool cannot know.
  Hypothesis trace_back(int node) const;

  /// log P(Y) / lp(Y) + cp(X; Y), Wu et al. 2016, equation 14.
  double score(int node, const DecodingOptions& options) const;

  /// [rows x Tx] each, or empty.
  const std::vector<float>& alignment() const { return alignment_; }
  const std::vector<float>& scores() const { return scores_; }

 private:
  std::span<const float> row_of(const std::vector<float>& matrix, int row) const;
  std::span<const TokenCandidate> candidates_of(int row) const;

  std::size_t source_length_;
  std::vector<HypothesisNode> nodes_;
  std::vector<float> alignment_;
  std::vector<float> scores_;
  std::vector<TokenCandidate> candidates_;
  std::vector<std::size_t> candidate_ends_;  ///< [rows], into candidates_
};

}  // namespace lookback
