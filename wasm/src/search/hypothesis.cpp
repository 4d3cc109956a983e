#include "search/hypothesis.h"

#include "search/length_penalty.h"

namespace lookback {

HypothesisPool::HypothesisPool(int source_length, TokenId begin_token)
    : source_length_(static_cast<std::size_t>(source_length)) {
  HypothesisNode root;
  root.token = begin_token;
  nodes_.push_back(root);
}

int HypothesisPool::add(const HypothesisNode& node) {
  nodes_.push_back(node);
  return size() - 1;
}

int HypothesisPool::add_row(const StepRow& row) {
  alignment_.insert(alignment_.end(), row.alignment.begin(), row.alignment.end());
  scores_.insert(scores_.end(), row.scores.begin(), row.scores.end());
  candidates_.insert(candidates_.end(), row.candidates.begin(), row.candidates.end());
  candidate_ends_.push_back(candidates_.size());
  return static_cast<int>(candidate_ends_.size()) - 1;
}

void HypothesisPool::history(int node, std::vector<TokenId>& tokens) const {
  tokens.resize(static_cast<std::size_t>((*this)[node].length));
  for (auto place = tokens.rbegin(); place != tokens.rend(); ++place) {
    *place = (*this)[node].token;
    node = (*this)[node].parent;
  }
}

std::span<const float> HypothesisPool::row_of(const std::vector<float>& matrix, int row) const {
  if (matrix.empty()) return {};
  return std::span(matrix).subspan(static_cast<std::size_t>(row) * source_length_, source_length_);
}

std::span<const TokenCandidate> HypothesisPool::candidates_of(int row) const {
  const auto index = static_cast<std::size_t>(row);
  const std::size_t begin = index == 0 ? 0 : candidate_ends_[index - 1];
  return std::span(candidates_).subspan(begin, candidate_ends_[index] - begin);
}

Hypothesis HypothesisPool::trace_back(int node) const {
  Hypothesis result;
  result.node = node;
  result.log_probability = (*this)[node].total;
  history(node, result.tokens);
  std::vector<int> path(result.tokens.size());
  for (auto place = path.rbegin(); place != path.rend(); ++place) {
    *place = node;
    node = (*this)[node].parent;
  }
  for (const int step : path) {
    const int row = (*this)[step].row;
    result.log_probabilities.push_back((*this)[step].log_probability);
    const auto weights = row_of(alignment_, row);
    result.alignment.insert(result.alignment.end(), weights.begin(), weights.end());
    const auto energies = row_of(scores_, row);
    result.alignment_scores.insert(result.alignment_scores.end(), energies.begin(), energies.end());
    const auto best = candidates_of(row);
    result.candidates.emplace_back(best.begin(), best.end());
  }
  return result;
}

double HypothesisPool::score(int node, const DecodingOptions& options) const {
  const HypothesisNode& last = (*this)[node];
  const double normalised = last.total / length_penalty(last.length, options.length_penalty);
  if (options.coverage_penalty == 0 || alignment_.empty()) return normalised;
  std::vector<double> coverage(source_length_);
  for (; (*this)[node].parent >= 0; node = (*this)[node].parent) {
    const auto weights = row_of(alignment_, (*this)[node].row);
    for (std::size_t i = 0; i < source_length_; ++i) coverage[i] += weights[i];
  }
  return normalised + coverage_penalty(coverage, options.coverage_penalty);
}

}  // namespace lookback
