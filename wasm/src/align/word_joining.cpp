#include "align/word_joining.h"

#include "align/french_opening.h"
#include "text/unicode_properties.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

bool is_one_of(std::string_view word, std::string_view characters) {
  return word.size() == 1 && characters.find(word) != std::string_view::npos;
}

/// Whether it begins with a letter or digit.
bool is_word(std::string_view text) {
  if (text.empty()) return false;
  const auto kind = unicode::character_class(character_at(text, 0).code);
  return kind == unicode::CharacterClass::letter || kind == unicode::CharacterClass::number;
}

class Joiner {
 public:
  Joiner(std::span<const std::string> words, std::string_view language)
      : words_(words), french_(language == "fr"), english_(language == "en") {}

  std::vector<JoinedWord> join() {
    std::vector<JoinedWord> result;
    for (at_ = 0; at_ < words_.size(); at_ += static_cast<std::size_t>(result.back().words))
      result.push_back(next());
    return result;
  }

 private:
  std::string_view ahead(std::size_t count) const {
    return at_ + count < words_.size() ? std::string_view(words_[at_ + count]) : std::string_view();
  }

  JoinedWord next() const {
    if (french_)
      if (const std::optional<JoinedWord> closed = close_french()) return *closed;
    JoinedWord result{words_[at_]};
    result.space_before = !glued_to_previous();
    result.space_after = !glued_to_next();
    return result;
  }

  std::optional<JoinedWord> close_french() const {
    const std::string_view word = ahead(0), second = ahead(1);
    if (!is_word(second)) return std::nullopt;
    if (is_word(ahead(2)))
      if (auto text = french_contraction(word, second, ahead(2))) return JoinedWord{*text, 2};
    if (auto text = french_elision(word, second)) return JoinedWord{*text, 1, true, false};
    return std::nullopt;
  }

  /// A hyphen or slash that stood inside a word: moyen - orient, C - 49.
  bool inside_word() const {
    return is_one_of(words_[at_], "-/") && at_ > 0 && is_word(words_[at_ - 1]) && is_word(ahead(1));
  }

  bool glued_to_previous() const {
    const std::string_view word = words_[at_];
    if (inside_word() || is_one_of(word, french_ ? ",.)'" : ",.)?!:;'")) return true;
    return english_ && (word.starts_with("'") || word == "n't");
  }

  bool glued_to_next() const {
    const std::string_view word = words_[at_];
    if (inside_word() || is_one_of(word, "('")) return true;
    return french_ ? word.ends_with("'") : english_ && word == "$";
  }

  std::span<const std::string> words_;
  bool french_, english_;
  std::size_t at_ = 0;
};

}  // namespace

std::vector<JoinedWord> join_words(std::span<const std::string> words, std::string_view language) {
  return Joiner(words, language).join();
}

}  // namespace lookback
