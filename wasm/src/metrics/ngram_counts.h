#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lookback {

/// How the n-grams of one order agree between a hypothesis and its reference.
struct NgramCounts {
  std::int64_t matched = 0;     ///< in both, each counted at most as often as the reference has it
  std::int64_t hypothesis = 0;  ///< in the hypothesis
  std::int64_t reference = 0;   ///< in the reference

  NgramCounts& operator+=(const NgramCounts& other);
};

/// Counts the n-grams of one order (1 or more) in two sequences of symbols. A symbol is a code
/// point for chrF and the number given to a word for BLEU: both metrics count with the same
/// function.
NgramCounts count_ngrams(std::u32string_view hypothesis, std::u32string_view reference,
                         std::size_t order);

}  // namespace lookback
