#include "train/noise.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "train/foreign_words.h"
#include "train/letter_case.h"

namespace lookback {
namespace {

/// How one final mark is written, in Latin and in Chinese type.
constexpr std::array<std::array<std::string_view, 2>, 3> kFinalMarks = {
    {{".", "。"}, {"!", "！"}, {"?", "？"}}};

/// The text without its final mark, if that is `mark`.
std::optional<std::string_view> without(std::string_view text,
                                        const std::array<std::string_view, 2>& mark) {
  for (const std::string_view form : mark)
    if (text.ends_with(form)) return text.substr(0, text.size() - form.size());
  return std::nullopt;
}

bool ends_in_mark(std::string_view text) {
  return std::any_of(kFinalMarks.begin(), kFinalMarks.end(),
                     [&](const auto& mark) { return without(text, mark).has_value(); });
}

/// Drops a single final mark that both sides share; "?!" and "..." stay.
void drop_final_mark(const SentencePair& pair, SentencePair& result) {
  for (const auto& mark : kFinalMarks) {
    auto source = without(pair.source, mark), target = without(pair.target, mark);
    if (!source || !target || ends_in_mark(*source) || ends_in_mark(*target)) continue;
    while (source->ends_with(' ')) source->remove_suffix(1);  // French: "Va !"
    if (source->empty() || target->empty()) continue;
    result = {std::string(*source), std::string(*target)};
  }
}

}  // namespace

SentencePair roughen(const SentencePair& pair, const NoiseOptions& options, Random& random) {
  SentencePair result = pair;
  if (random.uniform() < options.no_final_mark) drop_final_mark(pair, result);
  if (options.foreign_word > 0 && random.uniform() < options.foreign_word)
    result = with_foreign_word(result, random);
  if (random.uniform() < options.no_accents) result.source = without_accents(result.source);
  const double choice = random.uniform();
  if (choice < options.lower_case) {
    result.source = lower_case(result.source);
  } else if (choice < options.lower_case + options.upper_case) {
    result.source = upper_case(result.source);
  }
  return result;
}

}  // namespace lookback
