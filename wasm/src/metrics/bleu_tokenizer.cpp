#include "metrics/bleu_tokenizer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/error.h"
#include "metrics/code_points.h"

namespace lookback {
namespace {

constexpr std::array<std::pair<std::string_view, BleuTokenizer>, 3> kTokenizers{
    {{"13a", BleuTokenizer::mteval_13a},
     {"zh", BleuTokenizer::zh},
     {"char", BleuTokenizer::character}}};

bool is_digit(char32_t c) { return c >= U'0' && c <= U'9'; }
bool is_point_or_comma(char32_t c) { return c == U'.' || c == U','; }

// ASCII punctuation that always stands alone: all of it but apostrophe, comma, hyphen, full stop.
bool is_lone_punctuation(char32_t c) {
  return (c >= U'{' && c <= U'~') || (c >= U'[' && c <= U'`') || (c >= U' ' && c <= U'&') ||
         (c >= U'(' && c <= U'+') || (c >= U':' && c <= U'@') || c == U'/';
}

// What sacreBLEU takes for Chinese, its slips included: its escapes for plane 2 are mistyped, so
// that U+2001..2A6D and U+2F81..2FA1 stand alone and plane 2 does not. Published scores have them.
bool is_chinese(char32_t c) {
  static constexpr std::array<std::pair<char32_t, char32_t>, 22> kRanges{
      {{0x3400, 0x4DB5}, {0x4E00, 0x9FA5}, {0x9FA6, 0x9FBB}, {0xF900, 0xFA2D}, {0xFA30, 0xFA6A},
       {0xFA70, 0xFAD9}, {0x2001, 0x2A6D}, {0x2F81, 0x2FA1}, {0xFF00, 0xFFEF}, {0x2E80, 0x2EFF},
       {0x3000, 0x303F}, {0x31C0, 0x31EF}, {0x2F00, 0x2FDF}, {0x2FF0, 0x2FFF}, {0x3100, 0x312F},
       {0x31A0, 0x31BF}, {0xFE10, 0xFE1F}, {0xFE30, 0xFE4F}, {0x2600, 0x26FF}, {0x2700, 0x27BF},
       {0x3200, 0x32FF}, {0x3300, 0x33FF}}};
  return std::any_of(kRanges.begin(), kRanges.end(),
                     [c](const auto& range) { return range.first <= c && c <= range.second; });
}

template <class Alone>
std::u32string set_apart(std::u32string_view text, Alone alone) {
  std::u32string out;
  for (char32_t c : text) {
    if (alone(c))
      out.append({U' ', c, U' '});
    else
      out.push_back(c);
  }
  return out;
}

// Rewrites each pair of neighbours that `matches` as before, first, between, second, after. Pairs
// do not overlap, as with a regular expression's substitution: in "a.." only "a." is one.
struct PairSpacing {
  bool before, between, after;
};

template <class Matches>
std::u32string space_pairs(std::u32string_view text, PairSpacing spacing, Matches matches) {
  std::u32string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool pair = i + 1 < text.size() && matches(text[i], text[i + 1]);
    if (pair && spacing.before) out.push_back(U' ');
    out.push_back(text[i]);
    if (!pair) continue;
    if (spacing.between) out.push_back(U' ');
    out.push_back(text[++i]);
    if (spacing.after) out.push_back(U' ');
  }
  return out;
}

// The language-dependent part of mteval-v13a: its four substitutions, in its order.
std::u32string space_punctuation(std::u32string_view text) {
  std::u32string out = set_apart(text, is_lone_punctuation);
  out = space_pairs(out, {false, true, true},
                    [](char32_t a, char32_t b) { return !is_digit(a) && is_point_or_comma(b); });
  out = space_pairs(out, {true, true, false},
                    [](char32_t a, char32_t b) { return is_point_or_comma(a) && !is_digit(b); });
  return space_pairs(out, {false, true, true},
                     [](char32_t a, char32_t b) { return is_digit(a) && b == U'-'; });
}

void replace_all(std::u32string& text, std::u32string_view from, std::u32string_view to) {
  for (auto at = text.find(from); at != std::u32string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// The language-independent part of mteval-v13a.
std::u32string undo_markup(std::u32string text) {
  replace_all(text, U"<skipped>", U"");
  replace_all(text, U"-\n", U"");
  replace_all(text, U"\n", U" ");
  replace_all(text, U"&quot;", U"\"");
  replace_all(text, U"&amp;", U"&");
  replace_all(text, U"&lt;", U"<");
  replace_all(text, U"&gt;", U">");
  return text;
}

std::u32string trim(std::u32string text) {
  const auto first = std::find_if_not(text.begin(), text.end(), is_white_space);
  const auto last = std::find_if_not(text.rbegin(), text.rend(), is_white_space).base();
  return first < last ? std::u32string(first, last) : std::u32string();
}

std::vector<std::u32string> split(std::u32string_view text) {
  std::vector<std::u32string> words;
  bool inside = false;
  for (char32_t c : text) {
    const bool space = is_white_space(c);
    if (!space && !inside) words.emplace_back();
    if (!space) words.back().push_back(c);
    inside = !space;
  }
  return words;
}

}  // namespace

BleuTokenizer bleu_tokenizer_named(std::string_view name) {
  for (const auto& [known, tokenizer] : kTokenizers)
    if (known == name) return tokenizer;
  throw Error(concat("BLEU has no tokeniser \"", name, "\"; use 13a, zh or char"));
}

std::string_view bleu_tokenizer_name(BleuTokenizer tokenizer) {
  for (const auto& [name, known] : kTokenizers)
    if (known == tokenizer) return name;
  throw Error("BLEU has no such tokeniser");
}

std::vector<std::u32string> bleu_tokens(std::string_view segment, BleuTokenizer tokenizer) {
  std::u32string text = trim(code_points(segment));
  switch (tokenizer) {
    case BleuTokenizer::mteval_13a:
      // The blanks around it let the pair rules see a first and a last punctuation mark.
      return split(space_punctuation(U" " + undo_markup(std::move(text)) + U" "));
    case BleuTokenizer::zh:
      return split(space_punctuation(set_apart(text, is_chinese)));
    case BleuTokenizer::character:
      return split(set_apart(text, [](char32_t) { return true; }));
  }
  throw Error("BLEU has no such tokeniser");
}

}  // namespace lookback
