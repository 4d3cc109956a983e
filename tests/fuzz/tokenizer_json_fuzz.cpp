// tokenizer.json: any text is refused or read; a tokenizer that was read cuts and joins text, and
// survives writing.
#include "fuzz/target.h"
#include "text/subword_tokenizer.h"

using namespace lookback;

namespace {

constexpr std::string_view kText = "Il m'a entarté, 我喜欢 \xF0\x9F\xA5\xA7 42!";

std::vector<TokenId> ids_of(const TokenizedText& tokenized) {
  std::vector<TokenId> ids;
  for (const Token& token : tokenized.tokens) ids.push_back(token.id);
  return ids;
}

void use(const SubwordTokenizer& tokenizer) {
  const std::vector<TokenId> ids = ids_of(tokenizer.encode(kText));
  fuzz::must(tokenizer.decode(ids).text == kText, "a text survives its pieces");
  const SubwordTokenizer again = SubwordTokenizer::from_json(tokenizer.to_json());
  fuzz::must(ids_of(again.encode(kText)) == ids, "a tokenizer survives writing");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_take(
      [&] { use(SubwordTokenizer::from_json(fuzz::text_from(data, size))); });
}
