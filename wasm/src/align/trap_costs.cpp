#include "align/trap_costs.h"

namespace lookback {
namespace {

NamedQuality quality_of(std::string_view name, const std::vector<GoldPair>& gold,
                        const std::vector<AlignmentLinks>& links) {
  AlignmentCounts counts;
  for (std::size_t i = 0; i < gold.size(); ++i)
    counts += compare_alignment(links[i], gold[i].links);
  return {std::string(name), alignment_quality(counts), counts.predicted};
}

}  // namespace

std::vector<NamedMeasures> with_each_left_out(const Measures& all) {
  std::vector<NamedMeasures> result{{"all measures", all}};
  const auto add = [&](const char* name, auto change) {
    result.push_back({name, all});
    change(result.back().measures);
  };
  add("not joined", [](Measures& m) { m.joining.join = false; });
  add("no capital", [](Measures& m) { m.joining.capital = false; });
  add("not balanced", [](Measures& m) { m.links.balanced = false; });
  if (all.links.threshold > 0) add("largest only", [](Measures& m) { m.links.threshold = 0; });
  if (all.links.evidence == Evidence::erasure) return result;
  add("with </s>", [](Measures& m) { m.links.drop_end = false; });
  add("a step later", [](Measures& m) { ++m.links.lag; });
  add("a step earlier", [](Measures& m) { --m.links.lag; });
  return result;
}

std::vector<NamedQuality> qualities(const std::vector<GoldPair>& gold,
                                    const std::vector<AlignmentLinks>& forward,
                                    const std::vector<AlignmentLinks>& reverse) {
  std::vector<NamedQuality> result{quality_of("forward", gold, forward)};
  if (reverse.empty()) return result;
  result.push_back(quality_of("reverse", gold, reverse));
  for (const Symmetrisation rule : kSymmetrisations) {
    std::vector<AlignmentLinks> together;
    for (std::size_t i = 0; i < gold.size(); ++i)
      together.push_back(symmetrise(forward[i], reverse[i], rule));
    result.push_back(quality_of(name_of(rule), gold, together));
  }
  return result;
}

}  // namespace lookback
