#include "train/foreign_words.h"

#include <array>
#include <string_view>

#include "text/unicode_properties.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

/// Characters in a row of the code chart, and how many make a word.
struct Script {
  char32_t first, last;
  std::size_t fewest, most;
};

constexpr std::array<Script, 9> kScripts = {{
    {0x1F300, 0x1F5FF, 1, 1},  // pictographs
    {0x1F600, 0x1F64F, 1, 2},  // faces
    {0x1F680, 0x1F6C5, 1, 1},  // vehicles
    {0x2600, 0x26FF, 1, 1},    // symbols
    {0x03B1, 0x03C9, 2, 7},    // Greek
    {0x0430, 0x044F, 3, 7},    // Cyrillic
    {0x05D0, 0x05EA, 3, 5},    // Hebrew
    {0xAC00, 0xD7A3, 2, 3},    // Hangul
    {0x4E00, 0x9FA5, 2, 3},    // ideographs
}};
constexpr std::size_t kPictures = 4;  // of the above

/// A name in both languages, so that one can take its place.
constexpr std::array<std::array<std::string_view, 2>, 7> kNames = {{{"Tom", "Tom"},
                                                                    {"Mary", "Mary"},
                                                                    {"Marie", "Mary"},
                                                                    {"Mary", "Marie"},
                                                                    {"汤姆", "Tom"},
                                                                    {"Tom", "汤姆"},
                                                                    {"玛丽", "Mary"}}};

std::u32string word_of(const Script& script, Random& random) {
  std::u32string word;
  const std::size_t length = script.fewest + random.below(script.most - script.fewest + 1);
  while (word.size() < length)
    word += script.first + static_cast<char32_t>(random.below(script.last - script.first + 1));
  return word;
}

bool replace_once(std::string& text, std::string_view name, const std::string& word) {
  const std::size_t at = text.find(name);
  if (at == text.npos || text.find(name, at + name.size()) != text.npos) return false;
  text.replace(at, name.size(), word);
  return true;
}

bool replace_name(SentencePair& pair, const std::string& word) {
  for (const auto& [source, target] : kNames) {
    SentencePair changed = pair;
    if (!replace_once(changed.source, source, word) || !replace_once(changed.target, target, word))
      continue;
    pair = std::move(changed);
    return true;
  }
  return false;
}

/// Chinese sets no space beside a picture, other languages do.
std::string_view space_of(const std::string& text) {
  for (const char32_t code : to_code_points(text))
    if (unicode::is_unspaced_script(code)) return "";
  return " ";
}

}  // namespace

std::u32string foreign_word(Random& random) {
  return word_of(kScripts[random.below(kScripts.size())], random);
}

SentencePair with_foreign_word(const SentencePair& pair, Random& random) {
  SentencePair result = pair;
  if (replace_name(result, to_utf8(foreign_word(random)))) return result;
  // A sentence without a name has room for a picture beside it.
  const std::string picture = to_utf8(word_of(kScripts[random.below(kPictures)], random));
  const bool first = random.below(3) == 0;
  for (std::string* side : {&result.source, &result.target}) {
    const std::string space(space_of(*side));
    *side = first ? picture + space + *side : *side + space + picture;
  }
  return result;
}

}  // namespace lookback
