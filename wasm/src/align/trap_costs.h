#pragma once
#include <string>
#include <vector>

#include "align/gold_alignments.h"
#include "align/word_aligner.h"
#include "metrics/symmetrisation.h"

namespace lookback {

/// The measures against known traps, all on; each can be left out to see what it is worth.
struct Measures {
  JoiningOptions joining;
  LinkOptions links;
};

struct NamedMeasures {
  std::string name;
  Measures measures;
};

/// `all` itself, named "all measures", and then `all` with one thing changed each: "not joined",
/// "no capital", "with </s>", "not balanced", "a step later", "a step earlier". Without weights,
/// what only concerns those is left out.
std::vector<NamedMeasures> with_each_left_out(const Measures& all);

/// Alignments by name ("forward", "reverse", "intersection", ...) against gold.
struct NamedQuality {
  std::string name;
  AlignmentQuality quality;
  std::int64_t links = 0;
};

/// `forward` and `reverse` hold each pair's links as (source, target) of the gold pairs; `reverse`
/// is empty where there is one direction only.
std::vector<NamedQuality> qualities(const std::vector<GoldPair>& gold,
                                    const std::vector<AlignmentLinks>& forward,
                                    const std::vector<AlignmentLinks>& reverse);

}  // namespace lookback
