#include "metrics/symmetrisation.h"

#include <catch2/catch.hpp>

#include "base/error.h"

using namespace lookback;

namespace {

AlignmentLinks grown(const char* forward, const char* backward) {
  return symmetrise(read_alignment(forward), read_alignment(backward),
                    Symmetrisation::grow_diag_final_and);
}

}  // namespace

TEST_CASE("the intersection has what both found, the union what either found") {
  const AlignmentLinks forward = read_alignment("0-0 1-1 2-1");
  const AlignmentLinks backward = read_alignment("0-0 1-1 1-2");
  CHECK(symmetrise(forward, backward, Symmetrisation::intersection) == read_alignment("0-0 1-1"));
  CHECK(symmetrise(forward, backward, Symmetrisation::union_of_both) ==
        read_alignment("0-0 1-1 2-1 1-2"));
}

// Followed by hand through the loops of Koehn et al. 2005.
TEST_CASE("growing takes a neighbour of which one word has no link yet") {
  // Both: 0-0, 1-1. 2-1 is beside 1-1 and source word 2 is free; 3-1 is then beside 2-1.
  CHECK(grown("0-0 1-1", "0-0 1-1 2-1 3-1") == read_alignment("0-0 1-1 2-1 3-1"));
}

TEST_CASE("growing goes along diagonals") {
  CHECK(grown("0-0 1-1 2-2", "0-0") == read_alignment("0-0 1-1 2-2"));
}

TEST_CASE("growing passes over a neighbour of which both words have links") {
  // 0-1 lies between 0-0 and 1-1; its words are both taken.
  CHECK(grown("0-0 1-1 0-1", "0-0 1-1") == read_alignment("0-0 1-1"));
}

TEST_CASE("the final step adds a far link only if neither of its words has one") {
  // 5-5 is far from 0-0, its words are free. 0-7 is far as well, but source word 0 is taken.
  CHECK(grown("0-0 5-5 0-7", "0-0") == read_alignment("0-0 5-5"));
}

TEST_CASE("in the final step the forward links come first") {
  // No link in common and none to grow from: 3-3 takes target word 3 before 6-3 can.
  CHECK(grown("3-3", "6-3") == read_alignment("3-3"));
  CHECK(grown("6-3", "3-3") == read_alignment("6-3"));
}

TEST_CASE("grow-diag-final-and lies between intersection and union") {
  const AlignmentLinks forward = read_alignment("0-0 2-1 9-2 3-4 4-4 7-5 8-6 1-9 3-10");
  const AlignmentLinks backward = read_alignment("0-0 1-9 2-9 3-10 4-4 5-5 6-6 7-5 8-6 9-7");
  const AlignmentLinks both = symmetrise(forward, backward, Symmetrisation::intersection);
  const AlignmentLinks either = symmetrise(forward, backward, Symmetrisation::union_of_both);
  const AlignmentLinks between = symmetrise(forward, backward, Symmetrisation::grow_diag_final_and);
  for (const AlignmentLink& link : both) CHECK(between.contains(link));
  for (const AlignmentLink& link : between) CHECK(either.contains(link));
}

TEST_CASE("an alignment agrees with itself by every rule, and nothing comes of nothing") {
  const AlignmentLinks links = read_alignment("0-2 1-0 1-1 4-4");
  for (const Symmetrisation rule : kSymmetrisations) {
    CHECK(symmetrise(links, links, rule) == links);
    CHECK(symmetrise({}, {}, rule).empty());
  }
}

TEST_CASE("rules have the names that Moses gave them; others are refused") {
  for (const Symmetrisation rule : kSymmetrisations)
    CHECK(symmetrisation_named(name_of(rule)) == rule);
  CHECK_THROWS_WITH(symmetrisation_named("grow"), Catch::Contains("grow-diag-final-and"));
}

TEST_CASE("links seen from the other side change places") {
  CHECK(transposed(read_alignment("0-1 2-0")) == read_alignment("1-0 0-2"));
}
