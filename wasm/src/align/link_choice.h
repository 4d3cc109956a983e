#pragma once
#include "metrics/alignment_error_rate.h"
#include "translate/translation.h"

namespace lookback {

/// A source column that every row looks at says little of any: </s> is one, a rare content word
/// another. Balancing divides columns and rows by their sums in turn (Sinkhorn and Knopp 1967), so
/// that each word is looked at as much as each other. `rounds` of 10 are near the limit.
void balance(NumberMatrix& weights, int rounds = 10);

/// Takes the last column, </s>, away and lets the rest of each row sum to 1 again.
NumberMatrix without_end(const NumberMatrix& weights);

/// Row by row a * b, each row summing to 1: what both find. Where one is near 0 the other still
/// counts a little.
NumberMatrix product(const NumberMatrix& a, const NumberMatrix& b);

/// Each row's largest column as (column, row): a target word's source word. Equal ones all count. A
/// row of zeros has no link, nor has one whose largest is at or after column `words` (</s>).
AlignmentLinks largest_links(const NumberMatrix& weights, int words);

/// Every column of at least `threshold`: a target word may have several source words, or none.
AlignmentLinks links_from(const NumberMatrix& weights, int words, float threshold);

}  // namespace lookback
