#pragma once
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "metrics/ngram_counts.h"

namespace lookback {

/// The longest run of characters that chrF counts; words are not counted (word order 0).
inline constexpr std::size_t kChrfOrder = 6;

/// Character n-grams of a segment, by order. Statistics of segments add up to those of a corpus.
struct ChrfStatistics {
  std::array<NgramCounts, kChrfOrder> orders;

  ChrfStatistics& operator+=(const ChrfStatistics& other);
};

/// Statistics of one hypothesis against its one reference: UTF-8, counted by code point, case kept,
/// white space left out.
ChrfStatistics chrf_statistics(std::string_view hypothesis, std::string_view reference);

/// chrF2, 0 to 100 (Popović 2015): the F score that weighs recall beta = 2 times as much as
/// precision, each averaged over the orders that both sides have n-grams of (the effective order).
double chrf_from(const ChrfStatistics& statistics);

/// Corpus chrF2. Throws Error if the two sides have different numbers of segments.
double corpus_chrf(std::span<const std::string> hypotheses,
                   std::span<const std::string> references);

/// How the score is computed, in the words of a sacreBLEU signature.
std::string chrf_signature();

}  // namespace lookback
