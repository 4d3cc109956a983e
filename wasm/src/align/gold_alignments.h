#pragma once
#include <string>
#include <vector>

#include "metrics/alignment_error_rate.h"

namespace lookback {

/// A tokenised sentence pair whose words people have aligned.
struct GoldPair {
  std::string source, target;  ///< words between spaces
  GoldAlignment links;         ///< (source word, target word)
};

/// Reads "text TAB text TAB links", a pair a line, links as in read_gold_alignment(), from the
/// first text to the second. `source_column` and `target_column` say which of the two, 0 and 1, is
/// which. Throws Error that names the line.
std::vector<GoldPair> read_gold_pairs(const std::string& path, int source_column,
                                      int target_column);

}  // namespace lookback
