#include "metrics/alignment_error_rate.h"

#include <catch2/catch.hpp>

#include "base/error.h"
#include "cpp/metrics/fixtures.h"

using namespace lookback;

namespace {

AlignmentQuality quality(std::string_view predicted, std::string_view gold) {
  return alignment_quality(compare_alignment(read_alignment(predicted), read_gold_alignment(gold)));
}

}  // namespace

TEST_CASE("AER is 0 for exactly the sure links") {
  const AlignmentQuality perfect = quality("0-1 1-0", "0-1 1-0");
  CHECK(perfect.error_rate == Approx(0).margin(1e-12));
  CHECK(perfect.precision == Approx(1));
  CHECK(perfect.recall == Approx(1));
}

TEST_CASE("AER, precision and recall of a corpus agree with an independent scorer") {
  const ScoredSegments lines = read_segments("alignments");  // gold links, predicted links
  REQUIRE(lines.hypotheses.size() == 60);
  AlignmentCounts sum;
  for (std::size_t i = 0; i < lines.hypotheses.size(); ++i)
    sum += compare_alignment(read_alignment(lines.references[i]),
                             read_gold_alignment(lines.hypotheses[i]));
  const AlignmentQuality quality = alignment_quality(sum);
  CHECK(quality.error_rate == Approx(expected_score("alignments", "aer")).margin(1e-5));
  CHECK(quality.precision == Approx(expected_score("alignments", "precision")).margin(1e-5));
  CHECK(quality.recall == Approx(expected_score("alignments", "recall")).margin(1e-5));
}

TEST_CASE("AER is 1 where no link is right") {
  CHECK(quality("0-0", "0-1 1-0").error_rate == Approx(1));
}

TEST_CASE("possible links help precision and never hurt recall") {
  // |A| = 3, |S| = 2, |A and S| = 1, |A and P| = 2.
  const AlignmentQuality mixed = quality("0-0 1-1 2-2", "0-0 3-3 1?1");
  CHECK(mixed.error_rate == Approx(1 - 3.0 / 5));
  CHECK(mixed.precision == Approx(2.0 / 3));
  CHECK(mixed.recall == Approx(1.0 / 2));
}

TEST_CASE("AER of a corpus comes from summed counts, not from averaged rates") {
  AlignmentCounts sum = compare_alignment(read_alignment("0-0"), read_gold_alignment("0-0"));
  sum += compare_alignment(read_alignment("0-1 1-1 2-1"), read_gold_alignment("5-5"));
  CHECK(alignment_quality(sum).error_rate == Approx(1 - 2.0 / 6));
}

TEST_CASE("a repeated link counts once") {
  CHECK(compare_alignment(read_alignment("0-0 0-0"), read_gold_alignment("0-0")).predicted == 1);
}

TEST_CASE("no links at all are no error, and no prediction finds nothing") {
  CHECK(quality("", "").error_rate == 0);
  CHECK(quality("", "0-0").error_rate == Approx(1));
  CHECK(quality("", "0-0").precision == 0);
}

TEST_CASE("links are read with any blanks between them") {
  CHECK(read_alignment(" 0-1\t12-3 \r\n") == AlignmentLinks{{0, 1}, {12, 3}});
}

TEST_CASE("what is not a link is refused by name") {
  const char* bad = GENERATE("0", "0-", "-1", "a-b", "0-1x", "0--1", "99999999999-1", "0:1");
  INFO(bad);
  CHECK_THROWS_WITH(read_alignment(bad), Catch::Contains(bad));
  CHECK_THROWS_AS(read_gold_alignment(bad), Error);
}

TEST_CASE("a predicted alignment may not hold possible links") {
  CHECK_THROWS_WITH(read_alignment("0?1"), Catch::Contains("only possible"));
}
