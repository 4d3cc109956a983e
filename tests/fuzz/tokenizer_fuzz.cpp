// Cutting text into pieces: whatever the bytes, decode(encode(x)) == normalize(x), and every piece
// knows its place.
#include "fuzz/target.h"
#include "fuzz/tiny_files.h"
#include "text/normalizer.h"
#include "text/subword_tokenizer.h"

using namespace lookback;

namespace {

const SubwordTokenizer& tokenizer() {
  static const SubwordTokenizer instance =
      SubwordTokenizer::from_json(fuzz::tiny_text(kSourceTokenizerFile));
  return instance;
}

void check_places(const TokenizedText& tokenized) {
  std::size_t end = 0;
  for (const ByteRange& word : tokenized.words) {
    fuzz::must(word.begin >= end && word.end > word.begin, "words do not overlap");
    end = word.end;
  }
  fuzz::must(end <= tokenized.text.size(), "words are inside the text");
  for (const Token& token : tokenized.tokens) {
    fuzz::must(token.begin <= token.end && token.end <= tokenized.text.size(),
               "pieces are inside the text");
    fuzz::must(token.word >= -1 && token.word < static_cast<int>(tokenized.words.size()),
               "a piece belongs to a word that there is");
  }
}

void check_round_trip(const std::string& text, const SubwordDropout& dropout) {
  const TokenizedText tokenized = tokenizer().encode(text, dropout);
  check_places(tokenized);
  std::vector<TokenId> ids;
  for (const Token& token : tokenized.tokens) ids.push_back(token.id);
  fuzz::must(tokenizer().decode(ids).text == text, "a normalised text survives its pieces");
}

void decode_anything(const std::uint8_t* data, std::size_t size) {
  std::vector<TokenId> ids;
  for (std::size_t i = 0; i < size; ++i) ids.push_back(data[i] % tokenizer().vocabulary_size());
  const TokenizedText decoded = tokenizer().decode(ids);
  fuzz::must(fuzz::is_utf8(decoded.text), "any pieces make valid text");
  check_places(decoded);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = normalize(fuzz::text_from(data, size));
  check_round_trip(text, {});
  check_round_trip(text, {0.3, size});
  decode_anything(data, size);
  return 0;
}
