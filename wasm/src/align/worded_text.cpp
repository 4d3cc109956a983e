#include "align/worded_text.h"

#include "align/word_joining.h"
#include "base/error.h"
#include "text/normalizer.h"
#include "text/utf8_text.h"
#include "text/word_splitter.h"
#include "train/letter_case.h"

namespace lookback {
namespace {

std::vector<std::string> split_at_spaces(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

/// The words' plain forms in a row, and where each opened word stands.
struct Written {
  std::string text;
  std::vector<ByteRange> words;
};

Written write(const std::vector<JoinedWord>& words) {
  Written result;
  bool space = false;
  for (const JoinedWord& word : words) {
    if (space && word.space_before) result.text += ' ';
    const std::size_t begin = result.text.size();
    result.text += word.text;
    result.words.insert(result.words.end(), static_cast<std::size_t>(word.words),
                        {begin, result.text.size()});
    space = word.space_after;
  }
  return result;
}

std::vector<JoinedWord> joined(const std::vector<std::string>& words, std::string_view language,
                               bool join) {
  if (join) return join_words(words, language);
  std::vector<JoinedWord> result;
  for (const std::string& word : words) result.push_back({word});
  return result;
}

/// Only where the capital takes as many bytes, so that no range moves.
void capitalise_first(std::string& text) {
  if (text.empty()) return;
  const DecodedCharacter first = character_at(text, 0);
  std::string capital;
  append_utf8(capital, upper_case(first.code));
  if (capital.size() == first.length) text.replace(0, first.length, capital);
}

Written prepared(const std::vector<std::string>& words, std::string_view language,
                 const JoiningOptions& options) {
  std::vector<JoinedWord> plain = joined(words, language, options.join);
  if (options.capital && language == "en")
    for (JoinedWord& word : plain)
      if (word.text == "i") word.text = "I";
  Written result = write(plain);
  if (options.capital) capitalise_first(result.text);
  return result;
}

}  // namespace

WordedText worded_text(std::string_view text) {
  WordedText result{normalize(text), {}, {}};
  result.words = split_words(result.text);
  for (const ByteRange& word : result.words) {
    std::string rest = result.text;
    result.without.push_back(normalize(rest.erase(word.begin, word.end - word.begin)));
  }
  return result;
}

WordedText joined_text(std::string_view tokenised, std::string_view language,
                       const JoiningOptions& options) {
  const std::vector<std::string> words = split_at_spaces(normalize(tokenised));
  Written whole = prepared(words, language, options);
  require(normalize(whole.text) == whole.text, "the words of \"", whole.text,
          "\" change when they are joined; its positions cannot be mapped back");
  WordedText result{std::move(whole.text), std::move(whole.words), {}};
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::vector<std::string> rest = words;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    result.without.push_back(prepared(rest, language, options).text);
  }
  return result;
}

}  // namespace lookback
