#include "align/trap_costs.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/error.h"

using namespace lookback;

namespace {

const char* const kGolden = LOOKBACK_SOURCE_DIR "/recipes/corpora/alignments/golden.en-fr.tsv";
const char* const kHansards =
    LOOKBACK_SOURCE_DIR "/recipes/corpora/alignments/hansards-trial.en-fr.tsv";

int words_in(const std::string& text) {
  return static_cast<int>(joined_text(text, "fr", {}).words.size());
}

}  // namespace

TEST_CASE("the gold files are whole and their links lie within the sentences") {
  CHECK(read_gold_pairs(kGolden, 0, 1).size() == 100);
  CHECK(read_gold_pairs(kHansards, 0, 1).size() == 37);
  for (const char* path : {kGolden, kHansards})
    for (const GoldPair& pair : read_gold_pairs(path, 1, 0))
      for (const AlignmentLink& link : pair.links.possible) {
        CHECK(link.source < words_in(pair.source));
        CHECK(link.target < words_in(pair.target));
      }
}

TEST_CASE("columns the other way round give the same links seen from the other side") {
  const GoldPair one = read_gold_pairs(kHansards, 0, 1)[0],
                 other = read_gold_pairs(kHansards, 1, 0)[0];
  CHECK(one.source == other.target);
  CHECK(transposed(one.links.sure) == other.links.sure);
  CHECK_THROWS_WITH(read_gold_pairs(kHansards, 0, 2), Catch::Contains("columns 0 and 1"));
}

TEST_CASE("each measure is left out once, under its own name") {
  std::set<std::string> names;
  for (const NamedMeasures& variant : with_each_left_out({})) names.insert(variant.name);
  CHECK(names == std::set<std::string>{"all measures", "not joined", "no capital", "not balanced",
                                       "with </s>", "a step later", "a step earlier"});
  Measures erasure;
  erasure.links.evidence = Evidence::erasure;
  CHECK(with_each_left_out(erasure).size() == 4);
}

TEST_CASE("one direction has one alignment, two have five") {
  const std::vector<GoldPair> gold = {{"a b", "c d", read_gold_alignment("0-0 1-1")}};
  const std::vector<AlignmentLinks> forward = {{{0, 0}, {1, 0}}}, reverse = {{{0, 0}, {1, 1}}};
  CHECK(qualities(gold, forward, {}).size() == 1);
  const std::vector<NamedQuality> all = qualities(gold, forward, reverse);
  REQUIRE(all.size() == 5);
  CHECK(all[0].quality.precision == Approx(0.5));
  CHECK(all[1].quality.error_rate == Approx(0));
  CHECK(all[2].name == "intersection");
  CHECK(all[2].quality.recall == Approx(0.5));
  CHECK(all[3].links == 3);
}
