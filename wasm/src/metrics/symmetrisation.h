#pragma once
#include <string_view>

#include "metrics/alignment_error_rate.h"

namespace lookback {

/// How the links of two directions become one alignment, under the names that Moses gave them.
enum class Symmetrisation {
  intersection,         ///< "intersection": links that both found
  union_of_both,        ///< "union": links that either found
  grow_diag_final_and,  ///< "grow-diag-final-and": from the one towards the other
};

inline constexpr Symmetrisation kSymmetrisations[] = {Symmetrisation::intersection,
                                                      Symmetrisation::union_of_both,
                                                      Symmetrisation::grow_diag_final_and};

/// The rule of that name. Throws Error for any other name.
Symmetrisation symmetrisation_named(std::string_view name);
std::string_view name_of(Symmetrisation rule);

/// The same links seen from the other side.
AlignmentLinks transposed(const AlignmentLinks& links);

/// Puts two directions' links together, both as (source, target) of the first one.
/// grow-diag-final-and (Koehn et al. 2005): start with the links that both found; while anything
/// changes, add a link that either found and that lies next to an accepted one, diagonals too, if
/// its source word or its target word has no link yet; at last add, from `forward` and then from
/// `backward`, links of which neither word has a link yet.
AlignmentLinks symmetrise(const AlignmentLinks& forward, const AlignmentLinks& backward,
                          Symmetrisation rule);

}  // namespace lookback
