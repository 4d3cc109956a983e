// Decoding options as the page sends them: any text is refused or obeyed for a few steps.
#include <cmath>
#include <numeric>

#include "fuzz/target.h"
#include "fuzz/tiny_files.h"
#include "translate/options_json.h"
#include "translate/translation_json.h"
#include "translate/translation_task.h"
#include "translate/translator.h"

using namespace lookback;

namespace {

constexpr int kSteps = 12;

const Translator& translator() {
  static const Translator instance(ModelBundle::from_folder(fuzz::kTinyModel));
  return instance;
}

void check_hypothesis(const TranslatedHypothesis& hypothesis) {
  const NumberMatrix& alignment = hypothesis.alignment;
  fuzz::must(alignment.rows == static_cast<int>(hypothesis.token_log_probabilities.size()),
             "every step looked somewhere");
  for (int row = 0; row < alignment.rows; ++row) {
    const auto first = alignment.values.begin() + row * alignment.columns;
    const float sum = std::accumulate(first, first + alignment.columns, 0.0f);
    fuzz::must(std::abs(sum - 1) < 2e-3f, "a row of alignment weights sums to 1");
  }
  fuzz::must(std::isfinite(hypothesis.log_probability), "a hypothesis has a probability");
}

void obey(const TranslationOptions& options) {
  const auto task = translator().start("Il m'a entarté.", options);
  for (int i = 0; i < kSteps && task->step(); ++i) {
  }
  const Translation translation = task->finish();
  for (const SentenceTranslation& sentence : translation.sentences)
    for (const TranslatedHypothesis& hypothesis : sentence.hypotheses) check_hypothesis(hypothesis);
  fuzz::must(fuzz::is_utf8(translation_json(translation)), "an answer is valid text");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_take(
      [&] { obey(options_from_json(fuzz::text_from(data, size), translator())); });
}
