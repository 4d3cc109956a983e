#include "translate/sentence_translation.h"

#include "translate/source_text.h"
#include "translate/word_alignment.h"

namespace lookback {
namespace {

NumberMatrix matrix_of(const std::vector<float>& values, int columns) {
  if (values.empty()) return {};
  return {static_cast<int>(values.size()) / columns, columns, values};
}

std::vector<std::vector<PieceCandidate>> named(
    const std::vector<std::vector<TokenCandidate>>& steps, const SubwordTokenizer& tokenizer) {
  std::vector<std::vector<PieceCandidate>> result;
  for (const std::vector<TokenCandidate>& step : steps) {
    result.emplace_back();
    for (const TokenCandidate& candidate : step)
      result.back().push_back(
          {candidate.token, tokenizer.piece(candidate.token), candidate.log_probability});
  }
  return result;
}

TranslatedHypothesis describe(const Hypothesis& found, const PiecedText& source,
                              const SubwordTokenizer& tokenizer) {
  TranslatedHypothesis result;
  TokenizedText text = tokenizer.decode(found.tokens);
  result.target = found.finished ? with_end(std::move(text), tokenizer)
                                 : without_end(std::move(text), tokenizer);
  const int columns = static_cast<int>(source.tokenized.tokens.size());
  result.alignment = matrix_of(found.alignment, columns);
  result.energies = matrix_of(found.alignment_scores, columns);
  result.word_alignment =
      word_alignment(result.alignment, source.tokenized, result.target.tokenized);
  result.token_log_probabilities = found.log_probabilities;
  result.log_probability = found.log_probability;
  result.score = found.score;
  result.finished = found.finished;
  result.looping = found.looping;
  result.candidates = named(found.candidates, tokenizer);
  return result;
}

}  // namespace

SentenceTranslation describe(const SearchResult& found, const PiecedText& source,
                             const LoadedModel& model) {
  const SubwordTokenizer& tokenizer = model.target_tokenizer();
  SentenceTranslation result;
  result.source = source;
  for (const Hypothesis& hypothesis : found.hypotheses)
    result.hypotheses.push_back(describe(hypothesis, source, tokenizer));
  if (result.hypotheses.empty()) result.hypotheses.emplace_back();
  result.trace = found.trace;
  for (const BeamNode& node : result.trace.nodes)
    result.trace_pieces.push_back(tokenizer.piece(node.token));
  return result;
}

}  // namespace lookback
