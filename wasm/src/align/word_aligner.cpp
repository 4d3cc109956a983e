#include "align/word_aligner.h"

#include <algorithm>
#include <utility>

#include "align/link_choice.h"
#include "align/word_weights.h"
#include "base/error.h"

namespace lookback {
namespace {

SentenceTranslation force(const Translator& translator, const std::string& source,
                          const std::string& target) {
  const Translation scored = translator.score(source, target, translator.default_options());
  return scored.sentences.empty() ? SentenceTranslation{} : scored.sentences[0];
}

/// Word by word, what leaving the source word out costs each target word.
NumberMatrix erase_each(const Translator& translator, const PairEvidence& pair) {
  const std::size_t columns = pair.source.words.size() + 1, rows = pair.target.words.size();
  NumberMatrix result{static_cast<int>(rows), static_cast<int>(columns),
                      std::vector<float>(rows * columns)};
  const std::vector<double> whole = word_log_probabilities(pair.forced, pair.target);
  for (std::size_t j = 0; j + 1 < columns; ++j) {
    const SentenceTranslation rest = force(translator, pair.source.without[j], pair.target.text);
    // The only word of a sentence: everything depends on it.
    std::vector<double> left(rows, -1e3);
    if (!rest.hypotheses.empty()) left = word_log_probabilities(rest, pair.target);
    for (std::size_t i = 0; i < rows; ++i)
      result.values[i * columns + j] = static_cast<float>(std::max(whole[i] - left[i], 0.0));
  }
  return result;
}

}  // namespace

Evidence evidence_named(std::string_view name) {
  for (const Evidence evidence : kEvidences)
    if (name_of(evidence) == name) return evidence;
  throw Error(concat("links are read off attention, erasure or both, not \"", name, "\""));
}

std::string_view name_of(Evidence evidence) {
  switch (evidence) {
    case Evidence::attention:
      return "attention";
    case Evidence::erasure:
      return "erasure";
    case Evidence::both:
      return "both";
  }
  return "";
}

float default_threshold(Evidence evidence) {
  return evidence == Evidence::attention ? 0.25f : 0.3f;
}

PairEvidence gather(const Translator& translator, WordedText source, WordedText target,
                    Evidence evidence) {
  require(evidence == Evidence::erasure || translator.model().network().has_alignment(),
          "the model ", translator.config().id,
          " has no attention, so it aligns nothing by its weights; --by erasure asks instead what "
          "each word depends on");
  PairEvidence pair{std::move(source), std::move(target), {}, {}};
  if (pair.source.words.empty() || pair.target.words.empty()) return pair;
  pair.forced = force(translator, pair.source.text, pair.target.text);
  if (evidence != Evidence::attention) pair.erasure = erase_each(translator, pair);
  return pair;
}

WordAlignment align_words(const PairEvidence& pair, const LinkOptions& options) {
  WordAlignment result;
  if (pair.forced.hypotheses.empty()) return result;
  NumberMatrix& weights = result.weights;
  if (options.evidence != Evidence::attention) weights = pair.erasure;
  if (options.evidence != Evidence::erasure) {
    NumberMatrix looked = word_weights(pair.forced, pair.source, pair.target, options.lag);
    weights = weights.empty() ? std::move(looked) : product(looked, weights);
  }
  if (options.drop_end) weights = without_end(weights);
  if (options.balanced) balance(weights);
  const int words = static_cast<int>(pair.source.words.size());
  result.links = options.threshold > 0 ? links_from(weights, words, options.threshold)
                                       : largest_links(weights, words);
  return result;
}

}  // namespace lookback
