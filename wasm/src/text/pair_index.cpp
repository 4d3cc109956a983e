#include "text/pair_index.h"

namespace lookback {

PairIndex::PairIndex(std::vector<CountedWord> words, Filter may_merge)
    : words_(std::move(words)), may_merge_(std::move(may_merge)) {
  for (std::size_t w = 0; w < words_.size(); ++w) {
    const auto& [pieces, count] = words_[w];
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i)
      count_pair({pieces[i], pieces[i + 1]}, static_cast<int>(w), count);
  }
  queue_touched();
}

void PairIndex::count_pair(Pair pair, int word, std::int64_t change) {
  if (!may_merge_(pair)) return;
  Occurrences& occurrences = pairs_[pair];
  occurrences.count += change;
  if (change <= 0) return;
  touched_.push_back(pair);
  if (occurrences.words.empty() || occurrences.words.back() != word)
    occurrences.words.push_back(word);
}

void PairIndex::queue_touched() {
  for (const Pair& pair : touched_) {
    const std::int64_t count = pairs_[pair].count;
    if (count > 0) queue_.push({count, pair});
  }
  touched_.clear();
}

PairIndex::Best PairIndex::best() {
  while (!queue_.empty()) {
    const Entry entry = queue_.top();
    const auto found = pairs_.find(entry.pair);
    const std::int64_t count = found == pairs_.end() ? 0 : found->second.count;
    if (count == entry.count) return {entry.pair, count};
    // Counts fall while an entry waits: put it back where it belongs now.
    queue_.pop();
    if (count > 0 && count < entry.count) queue_.push({count, entry.pair});
  }
  return {{0, 0}, 0};
}

void PairIndex::merge(Pair pair, TokenId merged) {
  const std::vector<int> words = std::move(pairs_[pair].words);
  for (const int word : words) merge_in_word(word, pair, merged);
  pairs_.erase(pair);
  queue_touched();
}

void PairIndex::merge_in_word(int word, Pair pair, TokenId merged) {
  auto& [pieces, count] = words_[static_cast<std::size_t>(word)];
  std::vector<TokenId> result;
  bool changed = false;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const bool here =
        i + 1 < pieces.size() && pieces[i] == pair.first && pieces[i + 1] == pair.second;
    result.push_back(here ? merged : pieces[i]);
    if (here) ++i;
    changed = changed || here;
  }
  if (!changed) return;
  for (std::size_t i = 0; i + 1 < pieces.size(); ++i)
    count_pair({pieces[i], pieces[i + 1]}, word, -count);
  for (std::size_t i = 0; i + 1 < result.size(); ++i)
    count_pair({result[i], result[i + 1]}, word, count);
  pieces = std::move(result);
}

}  // namespace lookback
