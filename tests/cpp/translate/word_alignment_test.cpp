#include "translate/word_alignment.h"

#include <catch2/catch.hpp>

namespace lookback {
namespace {

/// A text whose token i belongs to word `words[i]`.
TokenizedText with_words(const std::vector<int>& words) {
  TokenizedText text;
  for (const int word : words) text.tokens.push_back({0, 0, 0, word});
  text.words.resize(static_cast<std::size_t>(words.back()) + 1);
  return text;
}

TEST_CASE("source pieces are summed and target pieces averaged") {
  const NumberMatrix pieces{3,
                            4,
                            {0.1f, 0.2f, 0.3f, 0.4f,  //
                             0.5f, 0.1f, 0.2f, 0.2f,  //
                             0.0f, 0.0f, 0.0f, 1.0f}};
  const NumberMatrix words =
      word_alignment(pieces, with_words({0, 0, 1, 2}), with_words({0, 0, 1}));
  CHECK(words.rows == 2);
  CHECK(words.columns == 3);
  const std::vector<float> expected = {0.45f, 0.25f, 0.3f, 0, 0, 1};
  for (std::size_t i = 0; i < expected.size(); ++i)
    CHECK(words.values[i] == Approx(expected[i]).margin(1e-7));
}

TEST_CASE("without an alignment of pieces there is none of words") {
  CHECK(word_alignment({}, with_words({0}), with_words({0})).empty());
}

}  // namespace
}  // namespace lookback
