#include "text/composition.h"

#include <algorithm>
#include <cstddef>

#include "text/unicode_properties.h"

namespace lookback::unicode {
namespace {

// The arithmetic of Hangul syllables: lead, vowel and optional trailing consonant.
constexpr char32_t kSyllables = 0xAC00;
constexpr char32_t kLeads = 0x1100;
constexpr char32_t kVowels = 0x1161;
constexpr char32_t kTrails = 0x11A7;  // one before the first trailing consonant
constexpr char32_t kLeadCount = 19;
constexpr char32_t kVowelCount = 21;
constexpr char32_t kTrailCount = 28;
constexpr char32_t kSyllableCount = kLeadCount * kVowelCount * kTrailCount;

/// Unsigned wrap-around makes this false for code points below `start` as well.
bool within(char32_t code, char32_t start, char32_t count) { return code - start < count; }

char32_t compose_hangul(char32_t first, char32_t second) {
  if (within(first, kLeads, kLeadCount) && within(second, kVowels, kVowelCount))
    return kSyllables + ((first - kLeads) * kVowelCount + (second - kVowels)) * kTrailCount;
  const bool open =
      within(first, kSyllables, kSyllableCount) && (first - kSyllables) % kTrailCount == 0;
  if (open && within(second, kTrails + 1, kTrailCount - 1)) return first + (second - kTrails);
  return 0;
}

void sort_marks(std::u32string& text) {
  auto by_class = [](char32_t a, char32_t b) { return combining_class(a) < combining_class(b); };
  for (auto begin = text.begin(); begin != text.end();) {
    if (combining_class(*begin) == 0) {
      ++begin;
      continue;
    }
    auto end = std::find_if(begin, text.end(), [](char32_t c) { return combining_class(c) == 0; });
    std::stable_sort(begin, end, by_class);
    begin = end;
  }
}

}  // namespace

void append_decomposed(std::u32string& out, char32_t code) {
  if (within(code, kSyllables, kSyllableCount)) {
    const char32_t index = code - kSyllables;
    out += kLeads + index / (kVowelCount * kTrailCount);
    out += kVowels + index % (kVowelCount * kTrailCount) / kTrailCount;
    if (index % kTrailCount != 0) out += kTrails + index % kTrailCount;
    return;
  }
  const Parts parts = decomposition(code);
  if (parts.first == 0) {
    out += code;
    return;
  }
  append_decomposed(out, parts.first);
  if (parts.second != 0) append_decomposed(out, parts.second);
}

void compose(std::u32string& text) {
  sort_marks(text);
  std::size_t written = 0;
  std::size_t starter = 0;
  bool have_starter = false;
  // Class of the last mark kept since the starter: a mark of the same or a lower class is blocked.
  int last_class = -1;
  for (const char32_t code : text) {
    const int code_class = combining_class(code);
    if (have_starter && last_class < code_class) {
      char32_t composed = compose_hangul(text[starter], code);
      if (composed == 0) composed = composition(text[starter], code);
      if (composed != 0) {
        text[starter] = composed;
        continue;
      }
    }
    if (code_class == 0) {
      starter = written;
      have_starter = true;
      last_class = -1;
    } else {
      last_class = code_class;
    }
    text[written++] = code;
  }
  text.resize(written);
}

}  // namespace lookback::unicode
