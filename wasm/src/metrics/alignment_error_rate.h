#pragma once
#include <compare>
#include <cstdint>
#include <set>
#include <string_view>

namespace lookback {

/// One word of the source joined to one word of the target, both counted from 0.
struct AlignmentLink {
  int source = 0, target = 0;
  auto operator<=>(const AlignmentLink&) const = default;
};

using AlignmentLinks = std::set<AlignmentLink>;

/// What people said of a sentence pair: links all agreed on, and links that may be. Each sure link
/// is possible as well.
struct GoldAlignment {
  AlignmentLinks sure, possible;
};

/// Counts that add up over a corpus.
struct AlignmentCounts {
  std::int64_t predicted = 0;           ///< |A|
  std::int64_t sure = 0;                ///< |S|
  std::int64_t predicted_sure = 0;      ///< |A and S|
  std::int64_t predicted_possible = 0;  ///< |A and P|

  AlignmentCounts& operator+=(const AlignmentCounts& other);
};

/// All three between 0 and 1.
struct AlignmentQuality {
  double error_rate = 0, precision = 0, recall = 0;
};

/// Reads predicted links, "0-0 1-2" (the Pharaoh format). Throws Error at anything else.
AlignmentLinks read_alignment(std::string_view line);

/// Reads gold links, "0-0 1?2": a hyphen makes a link sure, a question mark possible.
GoldAlignment read_gold_alignment(std::string_view line);

/// Compares the links of one sentence pair with the gold ones.
AlignmentCounts compare_alignment(const AlignmentLinks& predicted, const GoldAlignment& gold);

/// AER = 1 - (|A and S| + |A and P|) / (|A| + |S|), precision |A and P| / |A|, recall |A and S| /
/// |S| (Och and Ney 2003). With neither a predicted nor a sure link nothing is wrong: AER 0.
AlignmentQuality alignment_quality(const AlignmentCounts& counts);

}  // namespace lookback
