#pragma once
#include <string>
#include <vector>

#include "base/random.h"
#include "text/subword_learner.h"
#include "text/utf8_text.h"

namespace lookback::testing {

/// Any code point but a surrogate; mostly from where text lives, the rest from anywhere.
inline char32_t random_code_point(Random& random) {
  static constexpr char32_t kBlocks[][2] = {
      {0x00, 0x7F},       {0x80, 0x17F},      {0x2B0, 0x3FF},     {0x590, 0x5FF},
      {0x900, 0x9FF},     {0x1100, 0x11FF},   {0x1E00, 0x1FFF},   {0x2000, 0x206F},
      {0x2580, 0x2590},   {0x3000, 0x30FF},   {0x4E00, 0x4E80},   {0xAC00, 0xAC80},
      {0xF900, 0xFAFF},   {0xFB00, 0xFB4F},   {0xFE00, 0xFE0F},   {0xFF00, 0xFFEF},
      {0x11080, 0x110FF}, {0x1D150, 0x1D1FF}, {0x1F300, 0x1F64F}, {0x2F800, 0x2FA1F}};
  constexpr std::uint64_t kCount = sizeof(kBlocks) / sizeof(kBlocks[0]);
  if (random.below(8) == 0) {
    const auto code = static_cast<char32_t>(random.below(0x110000 - 0x800));
    return code < 0xD800 ? code : code + 0x800;
  }
  const auto& [first, last] = kBlocks[random.below(kCount)];
  return first + static_cast<char32_t>(random.below(last - first + 1));
}

inline std::string random_text(Random& random, std::uint64_t max_length = 40) {
  std::string text;
  for (std::uint64_t left = random.below(max_length + 1); left > 0; --left)
    append_utf8(text, random_code_point(random));
  return text;
}

/// Bytes without any order.
inline std::string random_bytes(Random& random, std::uint64_t max_length = 40) {
  std::string bytes;
  for (std::uint64_t left = random.below(max_length + 1); left > 0; --left)
    bytes += static_cast<char>(random.below(256));
  return bytes;
}

/// Characters, then bytes without order.
inline std::string random_mixture(Random& random) {
  const std::string text = random_text(random);
  return text + random_bytes(random);
}

/// Below `size`, as an index.
inline std::size_t random_index(Random& random, std::size_t size) {
  return static_cast<std::size_t>(random.below(size));
}

/// Learnt from a handful of sentences: few pieces, some of them words.
inline SubwordTokenizer tiny_tokenizer(SpaceMarker marker = SpaceMarker::words) {
  SubwordLearnerOptions options;
  options.vocabulary_size = 340;
  options.space_marker = marker;
  SubwordLearner learner(options);
  for (const char* sentence :
       {"il m'a entarté.", "Il m'a aimé, l'homme.", "qu'est-ce que c'est ?", "I don't know.",
        "he hit me with a pie", "He hits me with pies.", "我爱你。", "我不爱他。", "你爱我吗?"})
    learner.add(sentence, 3);
  return learner.learn();
}

inline std::vector<TokenId> ids_of(const TokenizedText& text) {
  std::vector<TokenId> ids;
  for (const Token& token : text.tokens) ids.push_back(token.id);
  return ids;
}

inline std::vector<std::string> words_of(const TokenizedText& text) {
  std::vector<std::string> words;
  for (const ByteRange& word : text.words)
    words.push_back(text.text.substr(word.begin, word.end - word.begin));
  return words;
}

}  // namespace lookback::testing
