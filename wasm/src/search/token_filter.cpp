#include "search/token_filter.h"

#include <algorithm>

#include "search/repeat_guard.h"

namespace lookback {
namespace {

/// Without a word to spell and a beginning that spells, no history ever holds a spelt token.
bool never_spells(const Spelling& spelling, std::span<const TokenId> prefix) {
  return spelling.words.empty() && std::none_of(prefix.begin(), prefix.end(), [&](TokenId token) {
           return spelling.spells(token);
         });
}

}  // namespace

TokenFilter::TokenFilter(const DecodingOptions& options, int vocabulary_size)
    : end_token_(options.end_token),
      minimum_length_(static_cast<std::size_t>(options.minimum_length)),
      blocked_ngram_(options.blocked_ngram),
      spelling_(options.spelling),
      forbidden_(static_cast<std::size_t>(vocabulary_size)) {
  for (const TokenId token : options.forbidden_tokens) {
    forbidden_[static_cast<std::size_t>(token)] = 1;
  }
  if (spelling_ && never_spells(*spelling_, options.prefix)) {
    std::fill(forbidden_.begin() + spelling_->first, forbidden_.begin() + spelling_->last, char{1});
    spelling_.reset();
  }
  banned_ = forbidden_;
}

void TokenFilter::prepare(std::span<const TokenId> history) {
  for (const TokenId token : added_) {
    banned_[static_cast<std::size_t>(token)] = forbidden_[static_cast<std::size_t>(token)];
  }
  added_.clear();
  if (blocked_ngram_ > 0) append_repeating_tokens(history, blocked_ngram_, added_);
  if (spelling_)
    append_misspelt_tokens(history, *spelling_, static_cast<int>(banned_.size()), added_);
  if (history.size() + 1 < minimum_length_) added_.push_back(end_token_);
  for (const TokenId token : added_) banned_[static_cast<std::size_t>(token)] = 1;
}

}  // namespace lookback
