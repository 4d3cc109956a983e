#include "metrics/bootstrap.h"

#include <catch2/catch.hpp>

#include "base/error.h"
#include "cpp/metrics/fixtures.h"

using namespace lookback;

namespace {

std::vector<BleuStatistics> french_statistics() {
  const ScoredSegments segments = read_segments("fr");
  return corpus_bleu_statistics(segments.hypotheses, segments.references,
                                BleuTokenizer::mteval_13a);
}

}  // namespace

TEST_CASE("a bootstrap interval lies around the corpus score") {
  const ConfidenceInterval interval = bleu_interval(french_statistics());
  const double score = expected_score("fr", "13a");
  CHECK(interval.low < score);
  CHECK(interval.high > score);
  CHECK(interval.mean == Approx(score).margin(0.3));
  CHECK(interval.high - interval.low < 10);  // 300 segments: a few points wide
}

TEST_CASE("a bootstrap interval depends on its seed alone") {
  const std::vector<BleuStatistics> segments = french_statistics();
  const ConfidenceInterval one = bleu_interval(segments, {.resamples = 50});
  const ConfidenceInterval again = bleu_interval(segments, {.resamples = 50});
  const ConfidenceInterval other = bleu_interval(segments, {.resamples = 50, .seed = 1});
  CHECK(one.low == again.low);
  CHECK(one.high == again.high);
  CHECK(one.mean != other.mean);
}

TEST_CASE("a lower level gives a narrower interval") {
  const std::vector<BleuStatistics> segments = french_statistics();
  const ConfidenceInterval wide = bleu_interval(segments, {.level = 0.95});
  const ConfidenceInterval narrow = bleu_interval(segments, {.level = 0.5});
  CHECK(narrow.low > wide.low);
  CHECK(narrow.high < wide.high);
}

TEST_CASE("equal segments leave no doubt") {
  const std::vector<BleuStatistics> segments(
      5, bleu_statistics("a b c d e", "a b c d f", BleuTokenizer::mteval_13a));
  const ConfidenceInterval interval = bleu_interval(segments, {.resamples = 10});
  CHECK(interval.low == Approx(interval.high));
}

TEST_CASE("a bootstrap refuses an empty corpus and options that make no sense") {
  const std::vector<BleuStatistics> segments(1);
  CHECK_THROWS_AS(bleu_interval({}), Error);
  CHECK_THROWS_AS(bleu_interval(segments, {.resamples = 0}), Error);
  CHECK_THROWS_AS(bleu_interval(segments, {.level = 1}), Error);
}
