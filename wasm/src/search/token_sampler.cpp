#include "search/token_sampler.h"

#include <algorithm>
#include <cmath>

namespace lookback {

TokenSampler::TokenSampler(const DecodingOptions& options)
    : temperature_(options.temperature), top_k_(options.top_k), top_p_(options.top_p) {}

std::optional<TokenId> TokenSampler::draw(std::span<const float> log_probabilities,
                                          const TokenFilter& filter, Random& random) {
  gather(log_probabilities, filter);
  if (weights_.empty()) return std::nullopt;
  const auto kept = nucleus();
  double sum = 0;
  for (const Weighted& item : kept) sum += item.weight;
  double left = random.uniform() * sum;
  for (const Weighted& item : kept) {
    left -= item.weight;
    if (left < 0) return item.token;
  }
  // Rounding can leave a crumb after the last; it belongs to one that can be drawn.
  const auto drawable = std::find_if(kept.rbegin(), kept.rend(),
                                     [](const Weighted& item) { return item.weight > 0; });
  return drawable->token;
}

void TokenSampler::gather(std::span<const float> log_probabilities, const TokenFilter& filter) {
  const bool limited = top_k_ > 0 && static_cast<std::size_t>(top_k_) < log_probabilities.size();
  all_.clear();
  if (limited) top_.reset(top_k_);
  for (std::size_t v = 0; v < log_probabilities.size(); ++v) {
    const auto token = static_cast<TokenId>(v);
    if (!filter.allows(token) || std::isinf(log_probabilities[v])) continue;
    const Candidate candidate{log_probabilities[v], 0, token};
    if (limited) {
      top_.offer(candidate);
    } else {
      all_.push_back(candidate);
    }
  }
  weigh(limited ? std::span<const Candidate>(top_.sorted()) : std::span<const Candidate>(all_));
}

void TokenSampler::weigh(std::span<const Candidate> candidates) {
  weights_.clear();
  const auto best = std::min_element(candidates.begin(), candidates.end(), precedes);
  for (const Candidate& candidate : candidates) {
    // The best has weight 1, so the sum is never 0, however low the temperature.
    weights_.push_back({std::exp((candidate.total - best->total) / temperature_), candidate.token});
  }
}

std::span<const TokenSampler::Weighted> TokenSampler::nucleus() {
  if (top_p_ >= 1) return weights_;
  const auto lighter = [](const Weighted& a, const Weighted& b) {
    return a.weight != b.weight ? a.weight < b.weight : a.token > b.token;
  };
  double wanted = 0;
  for (const Weighted& item : weights_) wanted += item.weight;
  wanted *= top_p_;
  // A nucleus is small: popping a heap beats sorting the vocabulary. The popped gather at the end.
  std::make_heap(weights_.begin(), weights_.end(), lighter);
  auto rest = weights_.end();
  while (rest != weights_.begin() && wanted > 0) {
    std::pop_heap(weights_.begin(), rest, lighter);
    --rest;
    wanted -= rest->weight;
  }
  return std::span<const Weighted>(weights_).subspan(
      static_cast<std::size_t>(rest - weights_.begin()));
}

}  // namespace lookback
