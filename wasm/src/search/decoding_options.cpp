#include "search/decoding_options.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "base/error.h"

namespace lookback {
namespace {

constexpr double kStrongestPenalty = 10;
constexpr double kSumTolerance = 1e-3;

void check_integer(std::string_view name, int value, int low, int high) {
  require(value >= low && value <= high, name, " is ", value, "; it must be from ", low, " to ",
          high);
}

void check_penalty(std::string_view name, double value) {
  // Written so that NaN fails.
  require(value >= 0 && value <= kStrongestPenalty, name, " is ", value, "; it must be from 0 to ",
          kStrongestPenalty);
}

void check_token(std::string_view name, TokenId token, const DecodingBounds& bounds) {
  require(token >= 0 && token < bounds.vocabulary_size, name, " has token ", token,
          "; the vocabulary has tokens 0 to ", bounds.vocabulary_size - 1);
}

void check_special_tokens(const DecodingOptions& options, const DecodingBounds& bounds) {
  check_token("the begin token", options.begin_token, bounds);
  check_token("the end token", options.end_token, bounds);
  for (const TokenId token : options.forbidden_tokens) {
    check_token("the set of forbidden tokens", token, bounds);
    require(token != options.end_token, "the set of forbidden tokens has the end token ", token,
            "; no hypothesis could end");
  }
}

void check_given_tokens(std::string_view name, const std::vector<TokenId>& tokens,
                        const DecodingOptions& options, const DecodingBounds& bounds) {
  for (const TokenId token : tokens) {
    check_token(name, token, bounds);
    require(token != options.end_token, name, " has the end token ", token,
            "; leave it out, it is added where it belongs");
    require(token != options.begin_token, name, " has the begin token ", token, "; leave it out");
  }
}

void check_lengths(const DecodingOptions& options) {
  check_integer("the maximum length", options.maximum_length, 1, kLongestTarget);
  require(options.minimum_length >= 0 && options.minimum_length <= options.maximum_length,
          "the minimum length is ", options.minimum_length,
          "; it must be from 0 to the maximum length (", options.maximum_length, ")");
}

void check_targets(const DecodingOptions& options, const DecodingBounds& bounds) {
  check_given_tokens("the prefix", options.prefix, options, bounds);
  require(options.prefix.size() < static_cast<std::size_t>(options.maximum_length),
          "the prefix has ", options.prefix.size(), " tokens; the maximum length (",
          options.maximum_length, ") must leave room to go on");
  if (!options.forced_target) return;
  check_given_tokens("the forced target", *options.forced_target, options, bounds);
  require(options.forced_target->size() < kLongestTarget, "the forced target has ",
          options.forced_target->size(), " tokens; at most ", kLongestTarget - 1, " can be scored");
  require(options.prefix.empty(), "a prefix and a forced target are both given; use one of them");
}

void check_sampling(const DecodingOptions& options) {
  require(options.temperature > 0 && std::isfinite(options.temperature), "the temperature is ",
          options.temperature, "; it must be above 0 (for greedy decoding use a beam of 1)");
  require(options.top_k >= 0, "top-k is ", options.top_k, "; it must be 0 (off) or more");
  require(options.top_p > 0 && options.top_p <= 1, "top-p is ", options.top_p,
          "; it must be above 0 and at most 1 (off)");
}

void check_override(int step, const std::vector<float>& weights, const DecodingBounds& bounds) {
  require(step >= 0, "an alignment override has target position ", step, "; positions start at 0");
  require(weights.size() == static_cast<std::size_t>(bounds.source_length),
          "an alignment override has ", weights.size(), " weights at target position ", step,
          "; the source has ", bounds.source_length, " tokens");
  double sum = 0;
  for (const float weight : weights) {
    require(weight >= 0 && std::isfinite(weight), "an alignment override has weight ", weight,
            " at target position ", step, "; weights must be from 0 to 1");
    sum += weight;
  }
  require(std::abs(sum - 1) <= kSumTolerance, "an alignment override has weights that sum to ", sum,
          " at target position ", step, "; they must sum to 1");
}

}  // namespace

void check(const DecodingOptions& options, const DecodingBounds& bounds) {
  check_integer("the beam size", options.beam_size, 1, kLargestBeam);
  const bool searched = !options.sampling && !options.forced_target;
  check_integer("the number of hypotheses", options.n_best, 1,
                searched ? options.beam_size : kLargestBeam);
  check_lengths(options);
  check_penalty("the length penalty", options.length_penalty);
  check_penalty("the coverage penalty", options.coverage_penalty);
  require(options.blocked_ngram >= 0, "the size of blocked n-grams is ", options.blocked_ngram,
          "; it must be 0 (off) or more");
  require(options.loop_limit == 0 || options.loop_limit >= 2, "the loop limit is ",
          options.loop_limit, "; it must be 0 (off) or at least 2");
  require(options.top_candidates >= 0, "the number of candidates is ", options.top_candidates,
          "; it must be 0 (none) or more");
  check_special_tokens(options, bounds);
  check_targets(options, bounds);
  check_sampling(options);
  require(options.alignment_overrides.empty() || bounds.has_alignment,
          "alignment weights are given, but this model has no attention to override");
  for (const auto& [step, weights] : options.alignment_overrides) {
    check_override(step, weights, bounds);
  }
}

}  // namespace lookback
