#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lookback {

/// How a word of an opened text is written in plain text.
struct JoinedWord {
  std::string text;
  int words = 1;  ///< opened words that it stands for: 2 where "de les" became "des"
  bool space_before = true;
  bool space_after = true;
};

/// Undoes what corpus tools do to a text: "procès - verbal" becomes "procès-verbal", "l ' homme"
/// and "le homme" l'homme, "de les" des, "$ 25 ," $25,. `language` is "fr" or "en"; others only
/// lose the space before closing punctuation.
std::vector<JoinedWord> join_words(std::span<const std::string> words, std::string_view language);

}  // namespace lookback
