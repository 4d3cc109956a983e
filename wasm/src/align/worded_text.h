#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/tokenized_text.h"

namespace lookback {

/// A text as a model reads it, and where the words stand in it whose alignment is asked for.
struct WordedText {
  std::string text;  ///< normalised
  std::vector<ByteRange>
      words;  ///< two opened words that share a form ("de les", des) share a range
  /// The text with each word left out: what erasure asks the model.
  std::vector<std::string> without;
};

/// What is undone to a tokenised, lower-cased text before a model sees it; models learnt from text
/// as people write it.
struct JoiningOptions {
  bool join = true;     ///< elisions, contractions, hyphens and punctuation (see join_words)
  bool capital = true;  ///< the first letter of a sentence, and English "I"
};

/// A text as people write it, by words as the page shows them (scripts without spaces: by
/// characters).
WordedText worded_text(std::string_view text);

/// A tokenised text, by the words that spaces separate.
WordedText joined_text(std::string_view tokenised, std::string_view language,
                       const JoiningOptions& options);

}  // namespace lookback
