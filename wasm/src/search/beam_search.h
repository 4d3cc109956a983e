#pragma once
#include <vector>

#include "search/decoding.h"
#include "search/frontier.h"
#include "search/token_filter.h"

namespace lookback {

/// Beam search. At each target position the 2 * beam_size most probable continuations of all live
/// hypotheses are taken (one live hypothesis ends in one way at most, so this leaves beam_size that
/// go on). Those among the first beam_size that end are finished; the first beam_size of the others
/// live on, so the beam never narrows. A beam of 1 is greedy decoding.
///
/// It ends when the beam is empty, when maximum_length is reached, or when no live hypothesis can
/// beat the n_best finished: log-probabilities only fall, lp(Y) only grows and the coverage penalty
/// is at most 0, so log P / lp(maximum_length) bounds what a live hypothesis can still score. With
/// a length penalty that bound is far off, so once beam_size hypotheses have finished, the live
/// ones are held against them by what they score now. A beam of 1 ends with its first hypothesis.
///
/// The penalties rank hypotheses of different lengths. Continuations at one position have one
/// length, and how well they cover the source is known at their end only, so log P ranks them.
class BeamSearch : public Decoding {
 public:
  /// Throws Error if the options do not suit the model.
  BeamSearch(StepModel& model, const DecodingOptions& options);

  bool step() override;
  SearchResult finish() const override;

 private:
  void extend();
  void offer_row(int live);
  void sort_out(const std::vector<Candidate>& ranked);
  void add_live(const Candidate& candidate);
  bool is_done() const;
  bool finished_beat_live() const;

  DecodingOptions options_;
  Frontier frontier_;
  TokenFilter filter_;
  bool done_ = false;
  Outcome outcome_;
  std::vector<double> finished_scores_;  ///< best first
  // Scratch, kept so that steps do not allocate.
  TopCandidates top_;
  std::vector<TokenId> history_;
  std::vector<int> nodes_;
  std::vector<int> parents_;
};

}  // namespace lookback
