#include "translate/word_alignment.h"

namespace lookback {
namespace {

std::size_t word_of(const Token& token) { return static_cast<std::size_t>(token.word); }

}  // namespace

NumberMatrix word_alignment(const NumberMatrix& alignment, const TokenizedText& source,
                            const TokenizedText& target) {
  if (alignment.empty()) return {};
  const std::size_t rows = target.words.size();
  const std::size_t columns = source.words.size();
  NumberMatrix words{static_cast<int>(rows), static_cast<int>(columns),
                     std::vector<float>(rows * columns)};
  std::vector<int> pieces(rows);
  for (const Token& token : target.tokens) ++pieces[word_of(token)];
  const float* weight = alignment.values.data();
  for (const Token& to : target.tokens) {
    float* row = words.values.data() + word_of(to) * columns;
    const auto share = static_cast<float>(pieces[word_of(to)]);
    for (const Token& from : source.tokens) row[word_of(from)] += *weight++ / share;
  }
  return words;
}

}  // namespace lookback
