#include "text/word_splitter.h"

#include "text/unicode_properties.h"
#include "text/utf8_text.h"

namespace lookback {

// One alternative a line, in the order of PreTokenKind. \u3005-\u3007 and so on are the ranges of
// unicode::is_unspaced_script. An apostrophe stays with the letters before it (French elision)
// unless it starts an English ending.
#define LOOKBACK_UNSPACED \
  "\u3005-\u3007\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF"
#define LOOKBACK_ENDING "'(?:[sStTmMdD]|[rR][eE]|[vV][eE]|[lL][lL])(?![\\p{L}\\p{M}'])"
const char* const kPreTokenPattern =
    "▁?[" LOOKBACK_UNSPACED "][" LOOKBACK_UNSPACED
    "\\p{M}]*"
    "|▁?(?:(?![" LOOKBACK_UNSPACED "])[\\p{L}\\p{M}])+(?:(?!" LOOKBACK_ENDING
    ")'(?=\\p{L}))?"
    "|" LOOKBACK_ENDING
    "|▁?\\p{N}\\p{M}*"
    "|▁?(\\p{P})\\1*\\p{M}*"
    "|▁?[^▁\\p{L}\\p{M}\\p{N}\\p{P}][^▁\\p{L}\\p{N}\\p{P}]*";
#undef LOOKBACK_UNSPACED
#undef LOOKBACK_ENDING

namespace {

using unicode::CharacterClass;

/// Reads a text character by character; past the end every character is 0.
class Scanner {
 public:
  Scanner(std::string_view text, std::size_t offset) : text_(text), offset_(offset) { read(); }

  char32_t code() const { return character_.code; }
  std::size_t offset() const { return offset_; }
  bool done() const { return offset_ >= text_.size(); }
  void next() {
    offset_ += character_.length;
    read();
  }

  bool is_unspaced() const { return unicode::is_unspaced_script(code()); }
  bool is(CharacterClass wanted) const {
    return !done() && unicode::character_class(code()) == wanted;
  }
  bool is_letter_or_mark() const { return is(CharacterClass::letter) || is(CharacterClass::mark); }
  bool is_symbol() const { return !done() && code() != U' ' && is(CharacterClass::other); }
  void skip_marks() {
    while (is(CharacterClass::mark)) next();
  }

 private:
  void read() { character_ = done() ? DecodedCharacter{0, 0} : character_at(text_, offset_); }

  std::string_view text_;
  std::size_t offset_;
  DecodedCharacter character_{0, 0};
};

char32_t lower_ascii(char32_t code) { return code >= U'A' && code <= U'Z' ? code + 32 : code; }

/// Moves past 's 't 'm 'd 're 've 'll when it stands here and no further letter follows.
bool skip_ending(Scanner& scanner) {
  if (scanner.code() != U'\'') return false;
  Scanner at = scanner;
  at.next();
  const char32_t first = lower_ascii(at.code());
  at.next();
  if (first != U's' && first != U't' && first != U'm' && first != U'd') {
    const char32_t second = lower_ascii(at.code());
    const bool ending =
        ((first == U'r' || first == U'v') && second == U'e') || (first == U'l' && second == U'l');
    if (!ending) return false;
    at.next();
  }
  if (at.is_letter_or_mark() || at.code() == U'\'') return false;
  scanner = at;
  return true;
}

/// Moves past an apostrophe that binds the letters before it to the letter after it.
bool skip_elision(Scanner& scanner) {
  Scanner at = scanner;
  if (at.code() != U'\'' || skip_ending(at)) return false;
  at.next();
  if (!at.is(CharacterClass::letter)) return false;
  scanner = at;
  return true;
}

PreTokenKind skip_letters(Scanner& scanner) {
  while (scanner.is_letter_or_mark() && !scanner.is_unspaced()) scanner.next();
  return skip_elision(scanner) ? PreTokenKind::elision : PreTokenKind::letters;
}

PreTokenKind skip_unspaced(Scanner& scanner) {
  while (scanner.is_unspaced() || scanner.is(CharacterClass::mark)) scanner.next();
  return PreTokenKind::unspaced;
}

PreTokenKind skip_punctuation(Scanner& scanner) {
  const char32_t mark = scanner.code();
  while (!scanner.done() && scanner.code() == mark) scanner.next();
  scanner.skip_marks();
  return PreTokenKind::punctuation;
}

PreTokenKind skip_symbols(Scanner& scanner) {
  while (scanner.is_symbol() || scanner.is(CharacterClass::mark)) scanner.next();
  return PreTokenKind::symbols;
}

/// Moves past one pre-token, whose space or marker (`is_marked`) has been passed already.
PreTokenKind skip_pre_token(Scanner& scanner, bool is_marked) {
  if (scanner.done() || scanner.code() == U' ') return PreTokenKind::space;
  if (scanner.is_unspaced()) return skip_unspaced(scanner);
  if (scanner.is_letter_or_mark()) return skip_letters(scanner);
  if (!is_marked && skip_ending(scanner)) return PreTokenKind::ending;
  if (scanner.is(CharacterClass::punctuation)) return skip_punctuation(scanner);
  if (!scanner.is(CharacterClass::number)) return skip_symbols(scanner);
  scanner.next();
  scanner.skip_marks();
  return PreTokenKind::number;
}

/// Whether `next` goes on the display word that `last` belongs to: ab12, 1990, 3rd, don|'t.
bool continues_word(const PreToken& last, const PreToken& next) {
  const auto is_wordlike = [](PreTokenKind kind) {
    return kind == PreTokenKind::letters || kind == PreTokenKind::number ||
           kind == PreTokenKind::ending;
  };
  return !next.has_space && is_wordlike(last.kind) &&
         (is_wordlike(next.kind) || next.kind == PreTokenKind::elision);
}

void append_characters(std::vector<ByteRange>& words, std::string_view text,
                       const PreToken& pre_token) {
  Scanner scanner(text.substr(0, pre_token.end), pre_token.content_begin());
  while (!scanner.done()) {
    const std::size_t begin = scanner.offset();
    scanner.next();
    scanner.skip_marks();
    words.push_back({begin, scanner.offset()});
  }
}

}  // namespace

std::vector<PreToken> split_pre_tokens(std::string_view text, bool starts_marked) {
  std::vector<PreToken> pre_tokens;
  Scanner scanner(text, 0);
  while (!scanner.done()) {
    PreToken pre_token;
    pre_token.begin = scanner.offset();
    pre_token.has_space = scanner.code() == U' ';
    if (pre_token.has_space) scanner.next();
    pre_token.kind =
        skip_pre_token(scanner, pre_token.has_space || (starts_marked && pre_token.begin == 0));
    pre_token.end = scanner.offset();
    pre_tokens.push_back(pre_token);
  }
  return pre_tokens;
}

std::vector<ByteRange> split_words(std::string_view text) {
  std::vector<ByteRange> words;
  PreToken last;
  for (const PreToken& pre_token : split_pre_tokens(text, false)) {
    if (continues_word(last, pre_token)) {
      words.back().end = pre_token.end;
    } else if (pre_token.kind == PreTokenKind::unspaced) {
      append_characters(words, text, pre_token);
    } else if (pre_token.kind != PreTokenKind::space) {
      words.push_back({pre_token.content_begin(), pre_token.end});
    }
    last = pre_token;
  }
  return words;
}

}  // namespace lookback
