#include "cli/scores.h"

#include "metrics/bootstrap.h"
#include "metrics/chrf.h"

namespace lookback {

nlohmann::json scores_json(const std::vector<std::string>& lines,
                           const std::vector<std::string>& reference, BleuTokenizer tokenizer) {
  const auto statistics = corpus_bleu_statistics(lines, reference, tokenizer);
  BleuStatistics sum;
  for (const BleuStatistics& segment : statistics) sum += segment;
  const BleuScore bleu = bleu_from(sum);
  const ConfidenceInterval interval = bleu_interval(statistics);
  return {{"bleu", bleu.score},
          {"bleu_low", interval.low},
          {"bleu_high", interval.high},
          {"bleu_signature", bleu_signature(tokenizer)},
          {"brevity_penalty", bleu.brevity_penalty},
          {"chrf2", corpus_chrf(lines, reference)},
          {"chrf_signature", chrf_signature()}};
}

BleuTokenizer tokenizer_for(const std::string& name, const std::string& language) {
  if (!name.empty()) return bleu_tokenizer_named(name);
  return language.rfind("zh", 0) == 0 ? BleuTokenizer::zh : BleuTokenizer::mteval_13a;
}

}  // namespace lookback
