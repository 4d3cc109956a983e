#include "text/subword_learner.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "base/error.h"
#include "text/pair_index.h"
#include "text/utf8_text.h"
#include "text/word_splitter.h"

namespace lookback {
namespace {

using CountedText = std::pair<std::string, std::int64_t>;

/// Splits words at characters that the vocabulary lacks: bytes do not take part in merges.
std::vector<CountedWord> to_pieces(const std::vector<CountedText>& words,
                                   const Vocabulary& vocabulary) {
  std::vector<CountedWord> result;
  for (const auto& [word, count] : words) {
    CountedWord counted{{}, count};
    for (std::size_t at = 0; at < word.size();) {
      const std::size_t length = character_at(word, at).length;
      const TokenId id = vocabulary.id(std::string_view(word).substr(at, length));
      if (id != kNoPiece) counted.pieces.push_back(id);
      if (id == kNoPiece) result.push_back(std::exchange(counted, {{}, count}));
      at += length;
    }
    result.push_back(std::move(counted));
  }
  return result;
}

/// Characters worth a piece, at most `room` of them, in code point order; the marker always.
std::vector<char32_t> choose_characters(const std::vector<CountedText>& words,
                                        std::int64_t min_count, std::size_t room) {
  const char32_t marker = to_code_points(kSpaceMarker)[0];
  std::map<char32_t, std::int64_t> counts;
  for (const auto& [word, count] : words)
    for (const char32_t code : to_code_points(word)) counts[code] += count;
  counts.erase(marker);
  std::vector<std::pair<std::int64_t, char32_t>> ranked;
  for (const auto& [code, count] : counts)
    if (count >= min_count) ranked.emplace_back(-count, code);
  std::sort(ranked.begin(), ranked.end());
  ranked.resize(std::min(ranked.size(), room - 1));
  std::vector<char32_t> chosen{marker};
  for (const auto& entry : ranked) chosen.push_back(entry.second);
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

Vocabulary start_vocabulary(const std::vector<CountedText>& words,
                            const SubwordLearnerOptions& options) {
  Vocabulary vocabulary;
  const auto room = static_cast<std::size_t>(options.vocabulary_size - vocabulary.size());
  for (const char32_t code : choose_characters(words, options.min_character_count, room))
    vocabulary.add(to_utf8({&code, 1}));
  return vocabulary;
}

/// How strongly two characters belong together.
class Association {
 public:
  explicit Association(const std::vector<CountedWord>& words) {
    for (const auto& [pieces, count] : words)
      for (std::size_t i = 0; i < pieces.size(); ++i) {
        singles_[pieces[i]] += count;
        if (i > 0) pairs_[{pieces[i - 1], pieces[i]}] += count;
      }
  }

  /// Dice's coefficient; 1 for what are not two single characters.
  double dice(PairIndex::Pair pair) const {
    const auto together = pairs_.find(pair);
    if (together == pairs_.end()) return 1.0;
    const auto apart = singles_.at(pair.first) + singles_.at(pair.second);
    return 2.0 * static_cast<double>(together->second) / static_cast<double>(apart);
  }

 private:
  std::map<TokenId, std::int64_t> singles_;
  std::map<PairIndex::Pair, std::int64_t> pairs_;
};

/// Characters of each piece, the marker not counted.
class PieceLengths {
 public:
  explicit PieceLengths(const Vocabulary& vocabulary)
      : lengths_(static_cast<std::size_t>(vocabulary.size()), 1) {
    lengths_[static_cast<std::size_t>(vocabulary.id(kSpaceMarker))] = 0;
  }
  int of(PairIndex::Pair pair) const { return of(pair.first) + of(pair.second); }
  void add(int length) { lengths_.push_back(length); }

 private:
  int of(TokenId id) const { return lengths_[static_cast<std::size_t>(id)]; }
  std::vector<int> lengths_;
};

MergeTable learn_merges(const std::vector<CountedText>& words, const SubwordLearnerOptions& options,
                        Vocabulary& vocabulary) {
  PieceLengths lengths(vocabulary);
  std::vector<CountedWord> pieces = to_pieces(words, vocabulary);
  const Association association(pieces);
  PairIndex index(std::move(pieces), [&](PairIndex::Pair pair) {
    return lengths.of(pair) <= options.max_piece_characters &&
           association.dice(pair) >= options.min_dice;
  });
  MergeTable merges;
  while (vocabulary.size() < options.vocabulary_size) {
    const auto [pair, count] = index.best();
    if (count < std::max<std::int64_t>(options.min_pair_count, 1)) break;
    const std::string piece = vocabulary.piece(pair.first) + vocabulary.piece(pair.second);
    // Two ways can lead to one piece: a + bc and ab + c.
    TokenId merged = vocabulary.id(piece);
    if (merged == kNoPiece) {
      merged = vocabulary.add(piece);
      lengths.add(lengths.of(pair));
    }
    merges.add(pair.first, pair.second, merged);
    index.merge(pair, merged);
  }
  return merges;
}

}  // namespace

SubwordLearner::SubwordLearner(const SubwordLearnerOptions& options) : options_(options) {
  require(options.vocabulary_size > kFirstCharacter && options.vocabulary_size <= 1 << 20,
          "vocabulary_size is ", options.vocabulary_size, "; it must be from ", kFirstCharacter + 1,
          " (special pieces, bytes and the marker) to ", 1 << 20);
  require(options.max_piece_characters >= 1, "max_piece_characters must be at least 1");
}

void SubwordLearner::add(std::string_view sentence, std::int64_t count) {
  const std::string text = to_utf8(to_code_points(sentence));
  const bool starts_marked = options_.space_marker == SpaceMarker::words;
  for (const PreToken& pre_token : split_pre_tokens(text, starts_marked)) {
    const bool is_first = pre_token.begin == 0 && starts_marked;
    std::string word(pre_token.has_space || is_first ? kSpaceMarker : "");
    word.append(text, pre_token.content_begin(), pre_token.end - pre_token.content_begin());
    words_[std::move(word)] += count;
  }
}

SubwordTokenizer SubwordLearner::learn() const {
  require(!words_.empty(), "no text was given to learn a tokenizer from");
  std::vector<CountedText> words(words_.begin(), words_.end());
  std::sort(words.begin(), words.end());  // the map's order differs between platforms
  Vocabulary vocabulary = start_vocabulary(words, options_);
  MergeTable merges = learn_merges(words, options_, vocabulary);
  return {std::move(vocabulary), std::move(merges), options_.space_marker};
}

}  // namespace lookback
