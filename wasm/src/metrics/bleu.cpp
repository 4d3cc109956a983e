#include "metrics/bleu.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/error.h"

namespace lookback {
namespace {

// Numbers words, the same word the same number, so that a segment is a string of symbols.
class WordNumbers {
 public:
  std::u32string number(const std::vector<std::u32string>& words) {
    std::u32string symbols;
    for (const std::u32string& word : words)
      symbols.push_back(
          numbers_.try_emplace(word, static_cast<char32_t>(numbers_.size())).first->second);
    return symbols;
  }

 private:
  std::map<std::u32string, char32_t> numbers_;
};

double brevity_penalty(std::int64_t hypothesis_length, std::int64_t reference_length) {
  if (hypothesis_length >= reference_length) return 1;
  if (hypothesis_length == 0) return 0;
  return std::exp(1 -
                  static_cast<double>(reference_length) / static_cast<double>(hypothesis_length));
}

std::array<double, kBleuOrder> smoothed_precisions(const BleuStatistics& statistics) {
  std::array<double, kBleuOrder> precisions{};
  double halving = 1;
  for (std::size_t n = 0; n < kBleuOrder; ++n) {
    const NgramCounts& counts = statistics.orders[n];
    if (counts.hypothesis == 0) break;
    if (counts.matched == 0) halving *= 2;
    const double matches = counts.matched == 0 ? 1 / halving : static_cast<double>(counts.matched);
    precisions[n] = 100 * matches / static_cast<double>(counts.hypothesis);
  }
  return precisions;
}

double geometric_mean(const std::array<double, kBleuOrder>& precisions) {
  double sum = 0;
  for (double precision : precisions) {
    if (precision <= 0) return 0;
    sum += std::log(precision);
  }
  return std::exp(sum / static_cast<double>(kBleuOrder));
}

}  // namespace

BleuStatistics& BleuStatistics::operator+=(const BleuStatistics& other) {
  for (std::size_t n = 0; n < kBleuOrder; ++n) orders[n] += other.orders[n];
  return *this;
}

BleuStatistics bleu_statistics(std::string_view hypothesis, std::string_view reference,
                               BleuTokenizer tokenizer) {
  WordNumbers words;
  const std::u32string hypothesis_words = words.number(bleu_tokens(hypothesis, tokenizer));
  const std::u32string reference_words = words.number(bleu_tokens(reference, tokenizer));
  BleuStatistics statistics;
  for (std::size_t n = 0; n < kBleuOrder; ++n)
    statistics.orders[n] = count_ngrams(hypothesis_words, reference_words, n + 1);
  return statistics;
}

BleuScore bleu_from(const BleuStatistics& statistics) {
  const NgramCounts& words = statistics.orders[0];
  BleuScore result;
  result.hypothesis_length = words.hypothesis;
  result.reference_length = words.reference;
  result.brevity_penalty = brevity_penalty(words.hypothesis, words.reference);
  if (words.matched == 0) return result;  // no word matches, so nothing longer does
  result.precisions = smoothed_precisions(statistics);
  result.score = result.brevity_penalty * geometric_mean(result.precisions);
  return result;
}

std::vector<BleuStatistics> corpus_bleu_statistics(std::span<const std::string> hypotheses,
                                                   std::span<const std::string> references,
                                                   BleuTokenizer tokenizer) {
  require(hypotheses.size() == references.size(),
          "BLEU needs one reference for each hypothesis: ", hypotheses.size(), " hypotheses, ",
          references.size(), " references");
  std::vector<BleuStatistics> statistics;
  statistics.reserve(hypotheses.size());
  for (std::size_t i = 0; i < hypotheses.size(); ++i)
    statistics.push_back(bleu_statistics(hypotheses[i], references[i], tokenizer));
  return statistics;
}

BleuScore corpus_bleu(std::span<const std::string> hypotheses,
                      std::span<const std::string> references, BleuTokenizer tokenizer) {
  BleuStatistics sum;
  for (const BleuStatistics& one : corpus_bleu_statistics(hypotheses, references, tokenizer))
    sum += one;
  return bleu_from(sum);
}

std::string bleu_signature(BleuTokenizer tokenizer) {
  return concat("nrefs:1|case:mixed|eff:no|tok:", bleu_tokenizer_name(tokenizer), "|smooth:exp");
}

}  // namespace lookback
