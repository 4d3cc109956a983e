#include "search/search_result.h"

#include <algorithm>

namespace lookback {
namespace {

struct Ranked {
  int node = 0;
  double score = 0;
  bool finished = false;
  bool looping = false;
};

std::vector<Ranked> rank(const HypothesisPool& pool, const DecodingOptions& options,
                         const Outcome& outcome) {
  std::vector<Ranked> all;
  const auto add = [&](const std::vector<int>& nodes, bool finished, bool looping) {
    for (const int node : nodes)
      all.push_back({node, pool.score(node, options), finished, looping});
  };
  add(outcome.finished, true, false);
  add(outcome.looping, false, true);
  add(outcome.blocked, false, false);
  add(outcome.alive, false, false);
  // Half-way, a poor early end must not hide what is being written; at the end, a cut sentence
  // must not hide a whole one.
  std::stable_sort(all.begin(), all.end(), [&](const Ranked& a, const Ranked& b) {
    if (outcome.complete && a.finished != b.finished) return a.finished;
    return a.score > b.score;
  });
  all.resize(std::min(all.size(), static_cast<std::size_t>(options.n_best)));
  return all;
}

SearchTrace make_trace(const HypothesisPool& pool, const DecodingOptions& options,
                       const Outcome& outcome) {
  SearchTrace trace;
  trace.alignment = pool.alignment();
  trace.alignment_scores = pool.scores();
  for (int i = 0; i < pool.size(); ++i) {
    const HypothesisNode& node = pool[i];
    trace.nodes.push_back({node.parent, node.token, node.log_probability, node.total,
                           pool.score(i, options), node.length, BeamNodeState::pruned, node.row});
    if (node.parent >= 0) {
      trace.nodes[static_cast<std::size_t>(node.parent)].state = BeamNodeState::expanded;
    }
  }
  const auto mark = [&](const std::vector<int>& nodes, BeamNodeState state) {
    for (const int node : nodes) trace.nodes[static_cast<std::size_t>(node)].state = state;
  };
  mark(outcome.finished, BeamNodeState::finished);
  mark(outcome.looping, BeamNodeState::cut);
  mark(outcome.blocked, BeamNodeState::cut);
  mark(outcome.alive, BeamNodeState::alive);
  return trace;
}

}  // namespace

SearchResult make_result(const HypothesisPool& pool, const DecodingOptions& options,
                         const Outcome& outcome) {
  SearchResult result;
  result.source_length = pool.source_length();
  result.steps = outcome.steps;
  result.complete = outcome.complete;
  for (const Ranked& ranked : rank(pool, options, outcome)) {
    Hypothesis hypothesis = pool.trace_back(ranked.node);
    hypothesis.score = ranked.score;
    hypothesis.finished = ranked.finished;
    hypothesis.looping = ranked.looping;
    if (options.top_candidates == 0) hypothesis.candidates.clear();
    result.hypotheses.push_back(std::move(hypothesis));
  }
  if (options.trace) result.trace = make_trace(pool, options, outcome);
  return result;
}

}  // namespace lookback
