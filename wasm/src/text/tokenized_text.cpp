#include "text/tokenized_text.h"

#include "text/word_splitter.h"

namespace lookback {
namespace {

/// Walks the tokens along the words; both are in reading order.
template <class Visit>
void for_each_token(std::vector<Token>& tokens, const std::vector<ByteRange>& words, Visit visit) {
  std::size_t word = 0;
  for (Token& token : tokens) {
    while (word + 1 < words.size() && words[word].end <= token.begin) ++word;
    visit(token, word);
  }
}

/// Words that share a piece become one: a piece is never shown in halves.
std::vector<ByteRange> join_by_tokens(std::vector<Token>& tokens, std::vector<ByteRange> words) {
  std::vector<bool> joined(words.size(), false);
  for_each_token(tokens, words, [&](const Token& token, std::size_t word) {
    for (std::size_t next = word + 1; next < words.size() && words[next].begin < token.end; ++next)
      joined[next] = true;
  });
  std::vector<ByteRange> result;
  for (std::size_t word = 0; word < words.size(); ++word) {
    if (joined[word]) {
      result.back().end = words[word].end;
    } else {
      result.push_back(words[word]);
    }
  }
  return result;
}

}  // namespace

void assign_words(TokenizedText& tokenized) {
  auto& [text, tokens, words] = tokenized;
  words = join_by_tokens(tokens, split_words(text));
  if (words.empty()) return;
  for_each_token(tokens, words,
                 [](Token& token, std::size_t word) { token.word = static_cast<int>(word); });
}

}  // namespace lookback
