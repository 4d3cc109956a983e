#include "metrics/bleu.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/error.h"
#include "cpp/metrics/fixtures.h"

using namespace lookback;

namespace {

double bleu(const std::vector<std::string>& hypotheses, const std::vector<std::string>& references,
            BleuTokenizer tokenizer = BleuTokenizer::mteval_13a) {
  return corpus_bleu(hypotheses, references, tokenizer).score;
}

}  // namespace

TEST_CASE("BLEU of sacreBLEU's published example is 55.71") {
  CHECK(bleu({"the cat is on the mat.", "hello there general kenobi"},
             {"there is a cat on the mat.", "hello there general kenobi"}) ==
        Approx(55.71).margin(0.005));
}

TEST_CASE("BLEU agrees with an independent scorer on French, Chinese and odd text") {
  const std::string file = GENERATE("fr", "zh", "odd");
  const std::string tokenizer = GENERATE("13a", "zh", "char");
  const ScoredSegments segments = read_segments(file);
  REQUIRE(segments.hypotheses.size() >= 150);
  INFO(file << ", " << tokenizer);
  CHECK(bleu(segments.hypotheses, segments.references, bleu_tokenizer_named(tokenizer)) ==
        Approx(expected_score(file, tokenizer)).margin(1e-5));
}

TEST_CASE("BLEU of a perfect translation is 100") {
  CHECK(bleu({"one two three four"}, {"one two three four"}) == Approx(100));
}

TEST_CASE("BLEU smooths each order without a match by one more half") {
  // Words 3/4, pairs 1/3, then (1/2)/2 and (1/4)/1.
  CHECK(bleu({"a b x d"}, {"a b c d"}) ==
        Approx(100 * std::pow(3.0 / 4 * 1 / 3 * 1 / 4 * 1 / 4, 0.25)));
}

TEST_CASE("BLEU counts a repeated word at most as often as the reference has it") {
  const BleuStatistics statistics =
      bleu_statistics("the the the the the the the", "the cat is on the mat", BleuTokenizer::zh);
  CHECK(statistics.orders[0].matched == 2);
  CHECK(statistics.orders[0].hypothesis == 7);
  CHECK(statistics.orders[0].reference == 6);
}

TEST_CASE("BLEU punishes a translation that is too short, not one that is too long") {
  const std::vector<std::string> reference{"a b c d e f g h"};
  const BleuScore brief =
      corpus_bleu(std::vector<std::string>{"a b c d"}, reference, BleuTokenizer::mteval_13a);
  CHECK(brief.brevity_penalty == Approx(std::exp(-1.0)));
  CHECK(brief.score == Approx(100 * std::exp(-1.0)));
  CHECK(corpus_bleu(std::vector<std::string>{"a b c d e f g h i"}, reference,
                    BleuTokenizer::mteval_13a)
            .brevity_penalty == Approx(1));
}

TEST_CASE("BLEU is 0 where nothing matches, nothing was said, or no segment has four words") {
  CHECK(bleu({"a b c d"}, {"e f g h"}) == 0);
  CHECK(bleu({""}, {"e f g h"}) == 0);
  CHECK(bleu({}, {}) == 0);
  CHECK(bleu({"a b c"}, {"a b c"}) == 0);
}

TEST_CASE("BLEU refuses two sides of different length") {
  CHECK_THROWS_AS(bleu({"a"}, {"a", "b"}), Error);
}

TEST_CASE("BLEU names how it was computed") {
  CHECK(bleu_signature(BleuTokenizer::zh) == "nrefs:1|case:mixed|eff:no|tok:zh|smooth:exp");
}
