#include "text/sentence_splitter.h"

#include <algorithm>
#include <array>

#include "text/normalizer.h"
#include "text/unicode_properties.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

/// Titles whose full stop is followed by a name.
constexpr std::array<std::string_view, 22> kTitles = {
    "capt", "col",  "dr", "gen", "gov", "hon",  "lt",  "messrs", "mlle", "mlles", "mm",
    "mme",  "mmes", "mr", "mrs", "ms",  "prof", "rev", "sen",    "sgt",  "st",    "ste"};
/// Abbreviations that are one only in front of a number: "No. 5", but "No. I won't."
constexpr std::array<std::string_view, 8> kBeforeNumber = {"art", "chap", "fig", "no",
                                                           "nos", "p",    "pp",  "vol"};

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

bool one_of(char32_t code, std::u32string_view set) {
  return set.find(code) != std::u32string_view::npos;
}

bool is_stop(char32_t code) { return one_of(code, U".!?。"); }
bool is_closing(char32_t code) { return one_of(code, U"\"'»)]}」』》”’"); }
bool is_opening(char32_t code) { return one_of(code, U"\"'«([{-–—¿¡「『《“ "); }
bool is_digit(char32_t code) { return code >= U'0' && code <= U'9'; }
bool is_upper(char32_t code) {
  return (code >= U'A' && code <= U'Z') || (code >= 0xC0 && code <= 0xDE && code != 0xD7);
}
/// Of the Latin, Greek and Cyrillic alphabets.
bool is_lower(char32_t code) {
  return (code >= U'a' && code <= U'z') || (code >= 0xDF && code <= 0xFF && code != 0xF7) ||
         code == 0x153 || (code >= 0x3B1 && code <= 0x3C9) || (code >= 0x430 && code <= 0x45F);
}

/// The text by characters, with the byte where each begins.
class Characters {
 public:
  explicit Characters(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
      const DecodedCharacter character = character_at(text, at);
      codes_ += character.code;
      offsets_.push_back(at);
      at += character.length;
    }
    offsets_.push_back(text.size());
  }

  std::size_t size() const { return codes_.size(); }
  std::size_t offset(std::size_t index) const { return offsets_[index]; }
  /// 0 outside the text.
  char32_t operator[](std::size_t index) const { return index < size() ? codes_[index] : 0; }

  /// Index after the characters from `index` on that satisfy `test`.
  template <class Test>
  std::size_t skip(std::size_t index, Test test) const {
    while (index < size() && test(codes_[index])) ++index;
    return index;
  }

  /// The word of letters that ends before `index`.
  std::u32string_view word_before(std::size_t index) const {
    std::size_t begin = index;
    while (begin > 0 &&
           unicode::character_class(codes_[begin - 1]) == unicode::CharacterClass::letter)
      --begin;
    return std::u32string_view(codes_).substr(begin, index - begin);
  }

 private:
  std::u32string codes_;
  std::vector<std::size_t> offsets_;
};

std::string lower_ascii(std::u32string_view word) {
  std::string lower;
  for (const char32_t code : word)
    append_utf8(lower, code >= U'A' && code <= U'Z' ? code + 32 : code);
  return lower;
}

/// Whether the full stop at `stop` belongs to an initial, a title or "No. 5".
bool is_abbreviation(const Characters& text, std::size_t stop, char32_t next) {
  const std::u32string_view word = text.word_before(stop);
  if (word.size() == 1 && is_upper(word[0])) return true;
  const std::string lower = lower_ascii(word);
  return contains(kTitles, lower) || (is_digit(next) && contains(kBeforeNumber, lower));
}

/// After quotes and brackets that close at `index`; French ones stand behind a space.
std::size_t skip_closing(const Characters& text, std::size_t index) {
  for (;;) {
    const std::size_t after = text.skip(index, is_closing);
    if (text[after] != U' ' || text[after + 1] != U'»') return after;
    index = after + 1;
  }
}

/// Whether a sentence ends with the stops from `begin` to `end` and what closes up to `closed`.
bool ends_sentence(const Characters& text, std::size_t begin, std::size_t end, std::size_t closed) {
  if (closed >= text.size() || text[end - 1] == U'。') return true;
  const bool after_ideograph = begin > 0 && unicode::is_unspaced_script(text[begin - 1]);
  if (text[closed] != U' ') return after_ideograph && text[begin] != U'.';
  const char32_t next = text[text.skip(closed, is_opening)];
  if (is_lower(next)) return false;
  const bool single_dot = end - begin == 1 && text[begin] == U'.';
  return !(single_dot && is_abbreviation(text, begin, next));
}

void append_range(std::vector<ByteRange>& ranges, const Characters& text, std::size_t begin,
                  std::size_t end) {
  begin = text.skip(begin, [](char32_t code) { return code == U' '; });
  while (end > begin && text[end - 1] == U' ') --end;
  if (begin < end) ranges.push_back({text.offset(begin), text.offset(end)});
}

/// Bytes of the line break at `at`, 0 when there is none.
std::size_t line_break_length(std::string_view raw, std::size_t at) {
  if (raw[at] >= '\n' && raw[at] <= '\r') return 1;
  for (const std::string_view separator : {"\u2028", "\u2029", "\u0085"})
    if (raw.substr(at).starts_with(separator)) return separator.size();
  return 0;
}

std::vector<std::string_view> split_lines(std::string_view raw) {
  std::vector<std::string_view> lines;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < raw.size();) {
    const std::size_t length = line_break_length(raw, at);
    if (length > 0) {
      lines.push_back(raw.substr(begin, at - begin));
      begin = at + length;
    }
    at += std::max<std::size_t>(length, 1);
  }
  lines.push_back(raw.substr(begin));
  return lines;
}

}  // namespace

std::vector<ByteRange> sentence_ranges(std::string_view text) {
  std::vector<ByteRange> ranges;
  const Characters characters(text);
  std::size_t begin = 0;
  for (std::size_t at = 0; at < characters.size();) {
    if (!is_stop(characters[at])) {
      ++at;
      continue;
    }
    const std::size_t end = characters.skip(at, is_stop);
    const std::size_t closed = skip_closing(characters, end);
    if (ends_sentence(characters, at, end, closed)) {
      append_range(ranges, characters, begin, closed);
      begin = closed;
    }
    at = closed;
  }
  append_range(ranges, characters, begin, characters.size());
  return ranges;
}

std::vector<std::string> split_sentences(std::string_view raw) {
  std::vector<std::string> sentences;
  for (const std::string_view line : split_lines(raw)) {
    const std::string text = normalize(line);
    for (const ByteRange& range : sentence_ranges(text))
      sentences.push_back(text.substr(range.begin, range.end - range.begin));
  }
  return sentences;
}

}  // namespace lookback
