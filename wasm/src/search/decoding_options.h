#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "base/types.h"
#include "search/spelling.h"

namespace lookback {

inline constexpr int kLargestBeam = 64;
inline constexpr int kLongestTarget = 10000;

/// How to decode. Lengths count every produced token, the end token among them, as |Y| does in
/// the penalties. A forced_target wins over sampling, and sampling over the beam.
struct DecodingOptions {
  // Beam search. A beam of 1 is greedy decoding.
  int beam_size = 5;  ///< live hypotheses, 1..64
  int n_best = 1;  ///< hypotheses returned, at most beam_size; when sampling: samples drawn, 1..64
  int minimum_length = 0;    ///< no end token before this length
  int maximum_length = 200;  ///< hypotheses are cut here, unfinished; 1..10000

  /// alpha of Wu et al. 2016, equation 14: scores are log P(Y) / lp(Y); 0 = none; 0..10.
  double length_penalty = 0;
  /// beta of the same equation; 0 = none; 0..10. Ignored by models without attention.
  double coverage_penalty = 0;

  int blocked_ngram = 0;  ///< no n-gram of this size twice in a hypothesis; 0 = off
  int loop_limit = 0;  ///< cut a hypothesis that ends in a block said this often; 0 = off, or >= 2

  std::vector<TokenId> prefix;  ///< the target starts with these, and goes on freely
  /// Score these tokens and then the end token; nothing is searched and the penalties still apply
  /// to the score. An empty list is the empty translation.
  std::optional<std::vector<TokenId>> forced_target;
  /// What if: at target position i (from 0) these weights, [Tx] with sum 1, instead of the model's.
  std::map<int, std::vector<float>> alignment_overrides;

  // Sampling: temperature first, then top_k, then top_p of what is left.
  bool sampling = false;
  double temperature = 1;  ///< > 0; below 1 sharper, above 1 flatter
  int top_k = 0;           ///< only the k most probable tokens; 0 = all
  double top_p = 1;        ///< only the smallest set of at least this probability; in (0, 1]
  std::uint64_t seed = 1;

  // What to report.
  int top_candidates = 0;  ///< most probable tokens kept for each step of a result; 0 = none
  bool trace = false;      ///< the tree of all hypotheses that were ever kept

  TokenId begin_token = 1;
  TokenId end_token = 2;
  std::vector<TokenId> forbidden_tokens = {0, 1};  ///< never produced
  std::optional<Spelling> spelling;                ///< what may be spelt token by token; none: all
};

/// Sizes that options are held against.
struct DecodingBounds {
  int vocabulary_size = 0;
  int source_length = 0;
  bool has_alignment = true;
};

/// Throws Error naming the field and what it may be.
void check(const DecodingOptions& options, const DecodingBounds& bounds);

}  // namespace lookback
