#include "train/noise.h"

#include <string_view>

#include "train/letter_case.h"

namespace lookback {
namespace {

constexpr std::string_view kFinalMarks = ".!?";

bool ends_in_one_mark(std::string_view text) {
  return text.size() > 1 && kFinalMarks.find(text.back()) != text.npos &&
         kFinalMarks.find(text[text.size() - 2]) == text.npos;
}

void drop_final_mark(std::string& text) {
  text.pop_back();
  while (!text.empty() && text.back() == ' ') text.pop_back();  // French: "Va !"
}

}  // namespace

SentencePair roughen(const SentencePair& pair, const NoiseOptions& options, Random& random) {
  SentencePair result = pair;
  if (random.uniform() < options.no_final_mark && ends_in_one_mark(pair.source) &&
      pair.source.back() == pair.target.back() && ends_in_one_mark(pair.target)) {
    drop_final_mark(result.source);
    drop_final_mark(result.target);
  }
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
