#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace lookback {

/// How BLEU splits a segment into words, under the names that sacreBLEU gives them.
enum class BleuTokenizer {
  mteval_13a,  ///< "13a": as NIST's mteval-v13a does; for languages with spaces
  zh,          ///< "zh": each Chinese character a word, the rest as in 13a
  character    ///< "char": each code point a word
};

/// The tokeniser of that name ("13a", "zh", "char"). Throws Error for any other name.
BleuTokenizer bleu_tokenizer_named(std::string_view name);

/// The name of the tokeniser as it stands in a signature.
std::string_view bleu_tokenizer_name(BleuTokenizer tokenizer);

/// The words of a segment, as code points; white space never is part of one.
std::vector<std::u32string> bleu_tokens(std::string_view segment, BleuTokenizer tokenizer);

}  // namespace lookback
