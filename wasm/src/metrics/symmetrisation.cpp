#include "metrics/symmetrisation.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/error.h"

namespace lookback {
namespace {

constexpr AlignmentLink kNeighbours[] = {{-1, 0},  {0, -1}, {1, 0},  {0, 1},
                                         {-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

AlignmentLinks intersection_of(const AlignmentLinks& a, const AlignmentLinks& b) {
  AlignmentLinks links;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(links, links.end()));
  return links;
}

AlignmentLinks union_of(AlignmentLinks a, const AlignmentLinks& b) {
  a.insert(b.begin(), b.end());
  return a;
}

/// Links, and which words have one.
class Growing {
 public:
  explicit Growing(const AlignmentLinks& start) {
    for (const AlignmentLink& link : start) add(link);
  }

  void add(const AlignmentLink& link) {
    links_.insert(link);
    sources_.insert(link.source);
    targets_.insert(link.target);
  }
  bool has_source(const AlignmentLink& link) const { return sources_.contains(link.source); }
  bool has_target(const AlignmentLink& link) const { return targets_.contains(link.target); }
  const AlignmentLinks& links() const { return links_; }

 private:
  AlignmentLinks links_;
  std::set<int> sources_, targets_;
};

/// The links in the order of Koehn et al.'s loops: target word by target word.
std::vector<AlignmentLink> by_target(const AlignmentLinks& links) {
  std::vector<AlignmentLink> ordered(links.begin(), links.end());
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const auto& a, const auto& b) { return a.target < b.target; });
  return ordered;
}

void grow_diagonally(Growing& growing, const AlignmentLinks& candidates) {
  for (bool grown = true; grown;) {
    grown = false;
    for (const AlignmentLink& link : by_target(growing.links())) {
      for (const AlignmentLink& step : kNeighbours) {
        const AlignmentLink next{link.source + step.source, link.target + step.target};
        if (growing.links().contains(next) || !candidates.contains(next)) continue;
        if (growing.has_source(next) && growing.has_target(next)) continue;
        growing.add(next);
        grown = true;
      }
    }
  }
}

void add_lonely(Growing& growing, const AlignmentLinks& candidates) {
  for (const AlignmentLink& link : by_target(candidates))
    if (!growing.has_source(link) && !growing.has_target(link)) growing.add(link);
}

}  // namespace

Symmetrisation symmetrisation_named(std::string_view name) {
  for (const Symmetrisation rule : kSymmetrisations)
    if (name_of(rule) == name) return rule;
  throw Error(concat("two directions become one by intersection, union or grow-diag-final-and, ",
                     "not by \"", name, "\""));
}

std::string_view name_of(Symmetrisation rule) {
  switch (rule) {
    case Symmetrisation::intersection:
      return "intersection";
    case Symmetrisation::union_of_both:
      return "union";
    case Symmetrisation::grow_diag_final_and:
      return "grow-diag-final-and";
  }
  return "";
}

AlignmentLinks transposed(const AlignmentLinks& links) {
  AlignmentLinks result;
  for (const AlignmentLink& link : links) result.insert({link.target, link.source});
  return result;
}

AlignmentLinks symmetrise(const AlignmentLinks& forward, const AlignmentLinks& backward,
                          Symmetrisation rule) {
  if (rule == Symmetrisation::intersection) return intersection_of(forward, backward);
  if (rule == Symmetrisation::union_of_both) return union_of(forward, backward);
  Growing growing(intersection_of(forward, backward));
  grow_diagonally(growing, union_of(forward, backward));
  add_lonely(growing, forward);
  add_lonely(growing, backward);
  return growing.links();
}

}  // namespace lookback
