#include "translate/source_text.h"

#include "base/error.h"
#include "text/chinese_type.h"
#include "text/sentence_splitter.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

/// The first kLongestText characters, cut back to the last space if there is one.
std::string_view shortened(std::string_view text, std::vector<Note>& notes) {
  std::size_t end = 0;
  for (std::size_t count = 0; end < text.size() && count < kLongestText; ++count)
    end += character_at(text, end).length;
  if (end == text.size()) return text;
  const std::size_t space = text.find_last_of(" \n\t", end);
  if (space != std::string_view::npos && space > 0) end = space;
  notes.push_back(
      {Note::Kind::input_cut, concat("The text has more than ", kLongestText,
                                     " characters; only its beginning was translated.")});
  return text.substr(0, end);
}

/// Where a text with too many pieces is cut: at its last space within the limit, else between two
/// characters.
std::size_t cut_position(const TokenizedText& text) {
  std::size_t last = kLongestSentence - 1;  // one place is for </s>
  for (std::size_t i = last; i > 0; --i) {
    const std::size_t begin = text.tokens[i].begin;
    if (begin > 0 && text.text[begin - 1] == ' ') return begin;
  }
  while (last > 0 && text.tokens[last].begin == text.tokens[last - 1].begin) --last;
  return last > 0 ? text.tokens[last].begin : text.text.size();
}

/// Encodes a sentence, in parts if it is too long.
void append_sentence(SourceText& result, std::string_view sentence,
                     const SubwordTokenizer& tokenizer) {
  std::size_t parts = 0;
  while (!sentence.empty()) {
    TokenizedText text = tokenizer.encode(sentence);
    std::size_t end = sentence.size();
    if (text.tokens.size() >= kLongestSentence) {
      end = cut_position(text);
      const std::size_t spaced = end > 0 && sentence[end - 1] == ' ' ? end - 1 : end;
      if (end < sentence.size()) text = tokenizer.encode(sentence.substr(0, spaced));
    }
    result.sentences.push_back(with_end(std::move(text), tokenizer));
    sentence.remove_prefix(end);
    ++parts;
  }
  if (parts > 1)
    result.notes.push_back(
        {Note::Kind::sentence_cut, concat("A sentence has more than ", kLongestSentence - 1,
                                          " pieces and was translated in ", parts, " parts.")});
}

}  // namespace

void append_joined(std::string& text, std::string_view sentence,
                   const SubwordTokenizer& tokenizer) {
  const bool spaced = !tokenizer.pieces_are_words();
  if (spaced && !text.empty() && !sentence.empty()) text += ' ';
  text += sentence;
}

PiecedText without_end(TokenizedText text, const SubwordTokenizer& tokenizer) {
  if (text.words.empty() && !text.tokens.empty()) {
    text.words.push_back({0, text.text.size()});
    for (Token& token : text.tokens) token.word = 0;
  }
  PiecedText result{std::move(text), {}};
  for (const Token& token : result.tokenized.tokens)
    result.pieces.push_back(tokenizer.piece(token.id));
  return result;
}

PiecedText with_end(TokenizedText text, const SubwordTokenizer& tokenizer) {
  PiecedText result = without_end(std::move(text), tokenizer);
  const std::size_t end = result.tokenized.text.size();
  const int word = static_cast<int>(result.tokenized.words.size());
  result.tokenized.tokens.push_back({kEnd, end, end, word});
  result.tokenized.words.push_back({end, end});
  result.pieces.push_back(tokenizer.piece(kEnd));
  return result;
}

std::vector<TokenId> ids_of(const TokenizedText& text) {
  std::vector<TokenId> ids;
  ids.reserve(text.tokens.size());
  for (const Token& token : text.tokens) ids.push_back(token.id);
  return ids;
}

Spelling spelling_of(std::string_view source, const SubwordTokenizer& target) {
  Spelling spelling{kFirstByte, kFirstCharacter, {}};
  for (std::size_t at = 0, length = 0; at < source.size(); at += length) {
    length = character_at(source, at).length;
    const std::string_view character = source.substr(at, length);
    if (character == " " || target.id(character) != kNoPiece) continue;
    std::vector<TokenId>& word = spelling.words.emplace_back();
    for (const char byte : character) word.push_back(kFirstByte + static_cast<unsigned char>(byte));
  }
  return spelling;
}

SourceText read_source(std::string_view text, const SubwordTokenizer& tokenizer,
                       bool split_into_sentences) {
  SourceText result;
  text = shortened(text, result.notes);
  std::vector<std::string> sentences;
  if (split_into_sentences) {
    sentences = split_sentences(text);
  } else {
    sentences.emplace_back(text);
  }
  for (std::string& sentence : sentences) {
    sentence = normalize_for(tokenizer.space_marker(), sentence);
    append_joined(result.text, sentence, tokenizer);
    append_sentence(result, sentence, tokenizer);
  }
  return result;
}

}  // namespace lookback
