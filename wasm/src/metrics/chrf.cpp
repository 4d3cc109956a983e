#include "metrics/chrf.h"

#include "base/error.h"
#include "metrics/code_points.h"

namespace lookback {

ChrfStatistics& ChrfStatistics::operator+=(const ChrfStatistics& other) {
  for (std::size_t n = 0; n < kChrfOrder; ++n) orders[n] += other.orders[n];
  return *this;
}

ChrfStatistics chrf_statistics(std::string_view hypothesis, std::string_view reference) {
  const std::u32string hypothesis_characters = without_white_space(code_points(hypothesis));
  const std::u32string reference_characters = without_white_space(code_points(reference));
  ChrfStatistics statistics;
  for (std::size_t n = 0; n < kChrfOrder; ++n)
    statistics.orders[n] = count_ngrams(hypothesis_characters, reference_characters, n + 1);
  return statistics;
}

double chrf_from(const ChrfStatistics& statistics) {
  constexpr double kBetaSquared = 2 * 2;
  double precision = 0, recall = 0;
  int effective_order = 0;
  for (const NgramCounts& counts : statistics.orders) {
    if (counts.hypothesis == 0 || counts.reference == 0) continue;
    precision += static_cast<double>(counts.matched) / static_cast<double>(counts.hypothesis);
    recall += static_cast<double>(counts.matched) / static_cast<double>(counts.reference);
    ++effective_order;
  }
  if (precision + recall <= 0) return 0;
  precision /= effective_order;
  recall /= effective_order;
  return 100 * (1 + kBetaSquared) * precision * recall / (kBetaSquared * precision + recall);
}

double corpus_chrf(std::span<const std::string> hypotheses,
                   std::span<const std::string> references) {
  require(hypotheses.size() == references.size(),
          "chrF needs one reference for each hypothesis: ", hypotheses.size(), " hypotheses, ",
          references.size(), " references");
  ChrfStatistics sum;
  for (std::size_t i = 0; i < hypotheses.size(); ++i)
    sum += chrf_statistics(hypotheses[i], references[i]);
  return chrf_from(sum);
}

std::string chrf_signature() {
  return concat("nrefs:1|case:mixed|eff:yes|nc:", kChrfOrder, "|nw:0|space:no");
}

}  // namespace lookback
