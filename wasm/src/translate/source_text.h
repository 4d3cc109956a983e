#pragma once
#include <string_view>
#include <vector>

#include "text/subword_tokenizer.h"
#include "translate/translation.h"

namespace lookback {

/// Most characters of a text; more would keep a reader waiting for minutes.
inline constexpr std::size_t kLongestText = 20000;
/// Most pieces of a sentence: attention's cost grows with the square of the length, and the models
/// have never seen a sentence half as long.
inline constexpr std::size_t kLongestSentence = 400;

/// A text made ready for the encoder.
struct SourceText {
  std::string text;                   ///< normalised, all of what is translated
  std::vector<PiecedText> sentences;  ///< each with its </s>
  std::vector<Note> notes;            ///< what had to be cut
};

/// Normalises the text, splits it into sentences if asked to, and cuts those into pieces. Too long
/// a text loses its end and too long a sentence is cut between words; the notes say so.
SourceText read_source(std::string_view text, const SubwordTokenizer& tokenizer,
                       bool split_into_sentences);

/// Adds </s>, and names the pieces. A text with pieces but no word (a lone space marker) gets one
/// empty word for them.
PiecedText with_end(TokenizedText text, const SubwordTokenizer& tokenizer);
/// The same without </s>: for a target that was cut off.
PiecedText without_end(TokenizedText text, const SubwordTokenizer& tokenizer);

/// Appends a sentence to a text, after a space where the tokenizer's language has spaces.
void append_joined(std::string& text, std::string_view sentence, const SubwordTokenizer& tokenizer);

/// The ids of the pieces.
std::vector<TokenId> ids_of(const TokenizedText& text);

/// The source's characters that the target's vocabulary has no piece for. A target may spell these
/// in bytes and no others: what nobody taught the model is carried over whole or not at all, and
/// never comes out as another character.
Spelling spelling_of(std::string_view source, const SubwordTokenizer& target);

}  // namespace lookback
