#include "align/french_opening.h"

#include <algorithm>
#include <array>

#include "text/utf8_text.h"
#include "train/letter_case.h"

namespace lookback {
namespace {

constexpr std::array<std::string_view, 12> kElided = {"le", "la", "je",  "me", "te",     "se",
                                                      "de", "ne", "que", "ce", "jusque", "lorsque"};

/// Words with an h that does not elide, by how they begin: le hasard, la Hongrie.
constexpr std::array<std::string_view, 22> kAspirated = {
    "hach", "hain",     "hall",  "halt",    "hand", "hard", "hasard", "hauss",
    "haut", "hiérarch", "holl",  "hongr",   "hont", "hors", "huit",   "hurl",
    "hutt", "hérisson", "héros", "hamster", "harc", "heurt"};

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool starts_with_vowel(std::string_view word) {
  const std::string lower = lower_case(word);
  if (lower == "y" || lower == "yeux") return true;
  if (lower == "onze" || lower == "oui") return false;
  const std::string plain = without_accents(lower);
  if (plain.empty()) return false;
  if (plain.front() == 'h')
    return std::none_of(kAspirated.begin(), kAspirated.end(),
                        [&](std::string_view start) { return lower.starts_with(start); });
  return std::string_view("aeiou").find(plain.front()) != std::string_view::npos;
}

/// "rendre", "voir", "faciliter": a plural noun would end in s or x.
bool is_infinitive(std::string_view word) {
  return word.ends_with("er") || word.ends_with("ir") || word.ends_with("re");
}

/// The new word with the old one's capital.
std::string like(std::string_view old, std::string fresh) {
  const bool capital = lower_case(old) != old;
  if (!capital) return fresh;
  const DecodedCharacter first = character_at(fresh, 0);
  std::string result;
  append_utf8(result, upper_case(first.code));
  return result + fresh.substr(first.length);
}

}  // namespace

std::optional<std::string> french_contraction(std::string_view first, std::string_view second,
                                              std::string_view next) {
  const std::string opened = lower_case(first) + ' ' + lower_case(second);
  const bool plural = opened == "de les" || opened == "à les";
  const bool masculine = opened == "de le" || opened == "à le";
  if (next.empty() || (plural && is_infinitive(next)) || (masculine && starts_with_vowel(next)))
    return std::nullopt;
  if (opened == "de le") return like(first, "du");
  if (opened == "de les") return like(first, "des");
  if (opened == "à le") return like(first, "au");
  if (opened == "à les") return like(first, "aux");
  return std::nullopt;
}

std::optional<std::string> french_elision(std::string_view word, std::string_view next) {
  const std::string lower = lower_case(word);
  const bool if_he = lower == "si" && (next == "il" || next == "ils");
  const bool elides = is_one_of(lower, kElided) || lower == "puisque" || lower == "quoique";
  if (!if_he && !(elides && starts_with_vowel(next))) return std::nullopt;
  return std::string(word.substr(0, word.size() - 1)) + '\'';
}

}  // namespace lookback
