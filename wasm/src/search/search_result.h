#pragma once
#include <vector>

#include "search/hypothesis.h"
#include "search/search_trace.h"

namespace lookback {

struct SearchResult {
  /// Best first, at most n_best. Ties keep the order in which hypotheses ended. When the decoding
  /// is complete, those that reached the end token come before those that did not.
  std::vector<Hypothesis> hypotheses;
  int source_length = 0;  ///< Tx
  int steps = 0;          ///< target positions decoded so far
  bool complete = false;  ///< false if asked for before the decoding was done
  SearchTrace trace;      ///< empty unless asked for
};

/// Nodes of a pool by what became of them.
struct Outcome {
  std::vector<int> finished;
  std::vector<int> looping;
  std::vector<int> blocked;  ///< nothing allowed could follow
  std::vector<int> alive;
  int steps = 0;
  bool complete = false;
};

/// Ranks the outcome, traces the best back, and adds the trace if the options ask for it.
SearchResult make_result(const HypothesisPool& pool, const DecodingOptions& options,
                         const Outcome& outcome);

}  // namespace lookback
