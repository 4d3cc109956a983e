#pragma once
#include <vector>

#include "base/types.h"

namespace lookback {

enum class BeamNodeState {
  expanded,  ///< went on
  alive,     ///< live when the search ended
  finished,  ///< reached the end token
  cut,       ///< stopped without it: a loop, or nothing allowed to follow
  pruned     ///< none of its continuations was kept
};

struct BeamNode {
  int parent = -1;  ///< index of a node, smaller than its own; -1 for the root
  TokenId token = 0;
  float log_probability = 0;
  double total_log_probability = 0;
  double score = 0;  ///< after the penalties, as if the hypothesis ended here
  int step = 0;      ///< target position + 1; the root, which is the begin token, has 0
  BeamNodeState state = BeamNodeState::pruned;
  int row = -1;  ///< of `alignment`; siblings share theirs; -1 for the root
};

/// The tree of all hypotheses that were ever kept, in the order in which they were.
struct SearchTrace {
  std::vector<BeamNode> nodes;
  std::vector<float> alignment;         ///< [rows x Tx]; empty without attention
  std::vector<float> alignment_scores;  ///< [rows x Tx], before the softmax; empty likewise
};

}  // namespace lookback
