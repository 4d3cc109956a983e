// The normaliser takes any bytes: its result is valid text, its own normal form, and has no stray
// spaces.
#include "fuzz/target.h"
#include "text/normalizer.h"
#include "text/sentence_splitter.h"

using namespace lookback;

namespace {

void check_sentences(std::string_view text) {
  std::size_t end = 0;
  for (const ByteRange& range : sentence_ranges(text)) {
    fuzz::must(range.begin >= end && range.end > range.begin && range.end <= text.size(),
               "sentences stand one after another");
    fuzz::must(text.substr(end, range.begin - end).find_first_not_of(' ') == text.npos,
               "only spaces are between them");
    end = range.end;
  }
  fuzz::must(text.substr(end).find_first_not_of(' ') == text.npos, "nothing is behind the last");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = normalize(fuzz::text_from(data, size));
  fuzz::must(fuzz::is_utf8(text), "the normal form is valid text");
  fuzz::must(normalize(text) == text, "the normal form is its own normal form");
  fuzz::must(text.find("  ") == text.npos, "no two spaces");
  fuzz::must(text.empty() || (text.front() != ' ' && text.back() != ' '), "no space at an end");
  check_sentences(text);
  return 0;
}
