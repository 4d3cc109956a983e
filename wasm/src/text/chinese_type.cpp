#include "text/chinese_type.h"

#include "text/normalizer.h"
#include "text/unicode_properties.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

constexpr std::u32string_view kPlainMarks = U",!?:;()";
constexpr std::u32string_view kFullMarks = U"，！？：；（）";
constexpr std::u32string_view kOtherMarks = U"。、《》〈〉「」『』【】";

bool one_of(char32_t code, std::u32string_view set) {
  return set.find(code) != std::u32string_view::npos;
}

bool is_full(char32_t code) {
  return unicode::is_unspaced_script(code) || one_of(code, kFullMarks) || one_of(code, kOtherMarks);
}

/// The characters beside position `i` of a text, 0 where it ends.
struct Neighbours {
  Neighbours(std::u32string_view text, std::size_t i)
      : before(i > 0 ? text[i - 1] : 0), after(i + 1 < text.size() ? text[i + 1] : 0) {}
  char32_t before, after;
};

std::u32string without_spaces(std::u32string_view text) {
  std::u32string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const Neighbours beside(text, i);
    if (text[i] == U' ' && (is_full(beside.before) || is_full(beside.after))) continue;
    out += text[i];
  }
  return out;
}

char32_t set_mark(char32_t mark, const Neighbours& beside) {
  if (mark == U'.')
    return is_full(beside.before) && beside.after != U'.' &&
                   !(beside.after >= U'0' && beside.after <= U'9')
               ? U'。'
               : mark;
  const std::size_t at = kPlainMarks.find(mark);
  if (at == std::u32string_view::npos) return mark;
  const bool opening = mark == U'(';
  const bool touches = is_full(beside.before) || (opening && is_full(beside.after));
  return touches ? kFullMarks[at] : mark;
}

}  // namespace

std::string in_chinese_type(std::string_view normalized) {
  std::u32string text = to_code_points(normalized), before;
  // A space that goes can bring a mark to an ideograph, and a mark can turn a space out: until
  // nothing changes, twice as a rule.
  while (text != before) {
    before = text;
    text = without_spaces(text);
    for (std::size_t i = 0; i < text.size(); ++i) text[i] = set_mark(text[i], Neighbours(text, i));
  }
  return to_utf8(text);
}

std::string normalize_for(SpaceMarker marker, std::string_view text) {
  std::string normalized = normalize(text);
  return marker == SpaceMarker::none ? in_chinese_type(normalized) : normalized;
}

SpaceMarker space_marker_of(std::string_view language) {
  return language.starts_with("zh") ? SpaceMarker::none : SpaceMarker::words;
}

}  // namespace lookback
