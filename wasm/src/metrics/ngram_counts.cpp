#include "metrics/ngram_counts.h"

#include <unordered_map>

namespace lookback {
namespace {

std::size_t windows(std::u32string_view symbols, std::size_t order) {
  return symbols.size() < order ? 0 : symbols.size() - order + 1;
}

}  // namespace

NgramCounts& NgramCounts::operator+=(const NgramCounts& other) {
  matched += other.matched;
  hypothesis += other.hypothesis;
  reference += other.reference;
  return *this;
}

NgramCounts count_ngrams(std::u32string_view hypothesis, std::u32string_view reference,
                         std::size_t order) {
  std::unordered_map<std::u32string_view, std::int64_t> unmatched;
  for (std::size_t i = 0; i < windows(reference, order); ++i)
    ++unmatched[reference.substr(i, order)];
  NgramCounts counts;
  counts.hypothesis = static_cast<std::int64_t>(windows(hypothesis, order));
  counts.reference = static_cast<std::int64_t>(windows(reference, order));
  for (std::size_t i = 0; i < windows(hypothesis, order); ++i) {
    const auto found = unmatched.find(hypothesis.substr(i, order));
    if (found == unmatched.end() || found->second == 0) continue;
    --found->second;
    ++counts.matched;
  }
  return counts;
}

}  // namespace lookback
