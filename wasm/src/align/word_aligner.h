#pragma once
#include <string_view>

#include "align/worded_text.h"
#include "metrics/alignment_error_rate.h"
#include "translate/translator.h"

namespace lookback {

/// What speaks for a link between two words.
enum class Evidence {
  attention,  ///< "attention": the alignment weights under teacher forcing
  erasure,    ///< "erasure": how much log p of the target word falls when the source word is left
              ///< out (Li et al. 2019, prediction difference); a model without attention has it too
  both,       ///< "both": their product
};

inline constexpr Evidence kEvidences[] = {Evidence::attention, Evidence::erasure, Evidence::both};

/// Throws Error for any other name.
Evidence evidence_named(std::string_view name);
std::string_view name_of(Evidence evidence);

/// The least balanced weight that makes a link. Chosen on the 37 pairs of hansards-trial, so
/// figures on those are a little rosy and figures on golden are not.
float default_threshold(Evidence evidence);

/// How links are read off.
struct LinkOptions {
  Evidence evidence = Evidence::attention;
  int lag = 0;           ///< read the weights so many steps later
  bool drop_end = true;  ///< </s> is nobody's translation: without its column
  /// Every weight of at least this is a link; 0: each target word's largest is its only one.
  float threshold = 0;
  bool balanced = true;  ///< see balance()
};

/// What a model says of one pair of texts.
struct PairEvidence {
  WordedText source, target;
  SentenceTranslation forced;  ///< no hypotheses when a side is empty
  /// [target words x (source words + 1)], nats, not below 0; empty unless asked for.
  NumberMatrix erasure;
};

/// Forced decoding of the pair and, for erasure, of the target after the source without each word.
/// Throws Error, among others when the model has no attention and `evidence` needs it.
PairEvidence gather(const Translator& translator, WordedText source, WordedText target,
                    Evidence evidence);

struct WordAlignment {
  NumberMatrix weights;  ///< [target words x source words], and </s> last unless it is dropped
  AlignmentLinks links;
};

WordAlignment align_words(const PairEvidence& pair, const LinkOptions& options);

}  // namespace lookback
