#include "search/spelling.h"

#include <algorithm>

namespace lookback {
namespace {

using Tokens = std::span<const TokenId>;

bool begins_with(Tokens word, Tokens part) {
  return word.size() >= part.size() && std::equal(part.begin(), part.end(), word.begin());
}

/// Reads a history word by word.
class Speller {
 public:
  Speller(Tokens history, const Spelling& spelling)
      : spelling_(spelling), left_(spelling.words.begin(), spelling.words.end()) {
    while (!history.empty()) history = history.subspan(take_from(history));
  }

  /// The spelt tokens at the end that are no whole word.
  Tokens begun() const { return begun_; }

  bool may_follow(TokenId token) const {
    return std::any_of(left_.begin(), left_.end(), [&](Tokens word) {
      return word.size() > begun_.size() && begins_with(word, begun_) &&
             word[begun_.size()] == token;
    });
  }

  bool can_go_on() const {
    return begun_.empty() || std::any_of(left_.begin(), left_.end(),
                                         [&](Tokens word) { return begins_with(word, begun_); });
  }

 private:
  /// Takes a whole word, or else one token, off the front.
  std::size_t take_from(Tokens history) {
    if (!spelling_.spells(history[0])) {
      begun_ = {};
      return 1;
    }
    const auto word = std::find_if(left_.begin(), left_.end(),
                                   [&](Tokens each) { return begins_with(history, each); });
    if (begun_.empty() && word != left_.end()) {
      const std::size_t length = word->size();
      left_.erase(word);
      return length;
    }
    begun_ = {begun_.empty() ? history.data() : begun_.data(), begun_.size() + 1};
    return 1;
  }

  const Spelling& spelling_;
  std::vector<Tokens> left_;
  Tokens begun_;
};

}  // namespace

void append_misspelt_tokens(std::span<const TokenId> history, const Spelling& spelling,
                            int vocabulary_size, std::vector<TokenId>& tokens) {
  const Speller speller(history, spelling);
  if (!speller.can_go_on()) return;
  // Inside a word everything else must wait; outside, only what cannot begin one.
  const bool inside = !speller.begun().empty();
  const TokenId from = inside ? 0 : spelling.first;
  const TokenId to = inside ? vocabulary_size : spelling.last;
  for (TokenId token = from; token < to; ++token)
    if (!speller.may_follow(token)) tokens.push_back(token);
}

}  // namespace lookback
