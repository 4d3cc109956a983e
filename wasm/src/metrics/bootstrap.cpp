#include "metrics/bootstrap.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "base/error.h"

namespace lookback {
namespace {

// Not std::uniform_int_distribution: its sequence differs from one standard library to the next.
// The bias of the remainder is below segments / 2^64.
double resampled_bleu(std::span<const BleuStatistics> segments, std::mt19937_64& random) {
  BleuStatistics sum;
  for (std::size_t i = 0; i < segments.size(); ++i) sum += segments[random() % segments.size()];
  return bleu_from(sum).score;
}

}  // namespace

ConfidenceInterval bleu_interval(std::span<const BleuStatistics> segments,
                                 const BootstrapOptions& options) {
  require(!segments.empty(), "a confidence interval needs at least one segment");
  require(options.resamples >= 1, "a bootstrap needs at least 1 resample, not ", options.resamples);
  require(options.level > 0 && options.level < 1,
          "a confidence level lies between 0 and 1, not at ", options.level);
  std::mt19937_64 random(options.seed);
  std::vector<double> scores(static_cast<std::size_t>(options.resamples));
  for (double& score : scores) score = resampled_bleu(segments, random);
  std::sort(scores.begin(), scores.end());
  const auto count = static_cast<double>(scores.size());
  const auto outside = static_cast<std::size_t>(count * (1 - options.level) / 2);
  return {std::accumulate(scores.begin(), scores.end(), 0.0) / count, scores[outside],
          scores[scores.size() - 1 - outside]};
}

}  // namespace lookback
