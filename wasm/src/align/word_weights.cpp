#include "align/word_weights.h"

#include <algorithm>

#include "base/error.h"
#include "text/vocabulary.h"

namespace lookback {
namespace {

std::size_t overlap(const ByteRange& a, const ByteRange& b) {
  const std::size_t begin = std::max(a.begin, b.begin), end = std::min(a.end, b.end);
  return end > begin ? end - begin : 0;
}

/// The words that hold most of a piece; several when they share one range.
std::vector<std::size_t> words_of(const ByteRange& piece, const std::vector<ByteRange>& words) {
  std::vector<std::size_t> result;
  std::size_t most = 1;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t shared = overlap(piece, words[i]);
    if (shared > most) result.clear();
    if (shared >= most) result.push_back(i);
    most = std::max(most, shared);
  }
  return result;
}

std::vector<std::size_t> words_at(std::size_t position, const std::vector<ByteRange>& words) {
  for (const ByteRange& word : words)
    if (word.end > position) return words_of(word, words);
  return {};
}

}  // namespace

std::vector<std::vector<std::size_t>> words_of_pieces(const TokenizedText& pieces,
                                                      const WordedText& words) {
  require(pieces.text == words.text, "the model read \"", pieces.text, "\" where \"", words.text,
          "\" was given; its positions cannot be mapped back");
  std::vector<std::vector<std::size_t>> result;
  for (const Token& piece : pieces.tokens) {
    if (piece.id == kEnd) {
      result.emplace_back();
    } else if (piece.begin == piece.end) {
      result.push_back(words_at(piece.begin, words.words));
    } else {
      result.push_back(words_of({piece.begin, piece.end}, words.words));
    }
  }
  return result;
}

NumberMatrix word_weights(const SentenceTranslation& sentence, const WordedText& source,
                          const WordedText& target, int lag) {
  const TranslatedHypothesis& best = sentence.hypotheses[0];
  const NumberMatrix& weights = best.alignment;
  require(!weights.empty(), "a model without attention has no weights to align words by");
  const auto from = words_of_pieces(sentence.source.tokenized, source);
  const auto to = words_of_pieces(best.target.tokenized, target);
  const std::size_t columns = source.words.size() + 1;
  NumberMatrix result{static_cast<int>(target.words.size()), static_cast<int>(columns),
                      std::vector<float>(target.words.size() * columns)};
  std::vector<int> pieces(target.words.size());
  for (const auto& words : to)
    for (const std::size_t word : words) ++pieces[word];
  for (int piece = 0; piece < weights.rows; ++piece) {
    const int looked = std::clamp(piece + lag, 0, weights.rows - 1);
    const float* row =
        weights.values.data() + static_cast<std::ptrdiff_t>(looked) * weights.columns;
    for (const std::size_t word : to[static_cast<std::size_t>(piece)]) {
      float* out = result.values.data() + word * columns;
      for (std::size_t j = 0; j < from.size(); ++j) {
        const float share = row[j] / static_cast<float>(pieces[word]);
        if (from[j].empty()) out[columns - 1] += share;
        for (const std::size_t seen : from[j])
          out[seen] += share / static_cast<float>(from[j].size());
      }
    }
  }
  return result;
}

std::vector<double> word_log_probabilities(const SentenceTranslation& sentence,
                                           const WordedText& target) {
  const TranslatedHypothesis& best = sentence.hypotheses[0];
  const auto words = words_of_pieces(best.target.tokenized, target);
  std::vector<double> result(target.words.size());
  for (std::size_t piece = 0; piece < words.size(); ++piece)
    for (const std::size_t word : words[piece]) result[word] += best.token_log_probabilities[piece];
  return result;
}

}  // namespace lookback
