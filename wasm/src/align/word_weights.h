#pragma once
#include "align/worded_text.h"
#include "translate/translation.h"

namespace lookback {

/// What each target word looked at: [target words x (source words + 1)]; the last column is </s>,
/// and rows sum to 1. A target word looks as its pieces do on average; a source word is looked at
/// as its pieces are together. Opened words that share a form ("de les", des) share its pieces.
/// `lag` is read that many steps later: 1 for a model whose weights belong to the word before.
NumberMatrix word_weights(const SentenceTranslation& sentence, const WordedText& source,
                          const WordedText& target, int lag = 0);

/// log p of each target word: the sum over its pieces.
std::vector<double> word_log_probabilities(const SentenceTranslation& sentence,
                                           const WordedText& target);

/// For each piece the words it belongs to, none for </s>. A piece without characters (a space
/// marker) belongs to the word after it.
std::vector<std::vector<std::size_t>> words_of_pieces(const TokenizedText& pieces,
                                                      const WordedText& words);

}  // namespace lookback
