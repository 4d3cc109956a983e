// Corpora: any file, plain or gzip, is refused or read, and every pair that is kept is in normal
// form.
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz/target.h"
#include "text/normalizer.h"
#include "train/parallel_corpus.h"
#include "train/recipe.h"

using namespace lookback;

namespace {

/// A file in memory that the reader can open by name.
class MemoryFile {
 public:
  MemoryFile(const std::uint8_t* data, std::size_t size) : descriptor_(memfd_create("corpus", 0)) {
    fuzz::must(write(descriptor_, data, size) == static_cast<ssize_t>(size), "memory is writable");
  }
  ~MemoryFile() { close(descriptor_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  std::string path() const { return concat("/proc/self/fd/", descriptor_); }

 private:
  int descriptor_;
};

void check_pairs(const std::vector<SentencePair>& pairs) {
  for (const SentencePair& pair : pairs)
    for (const std::string& side : {pair.source, pair.target}) {
      fuzz::must(!side.empty(), "no side of a pair is empty");
      fuzz::must(normalize(side) == side, "both sides are in normal form");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_take([&] {
    const MemoryFile file(data, size);
    Recipe recipe;
    recipe.model.source_language = "fr";
    recipe.model.target_language = "en";
    recipe.corpora.push_back({file.path()});
    recipe.prepare.dev_pairs = 1;
    CorpusReport report;
    const ParallelCorpus corpus = read_corpus(recipe, report);
    check_pairs(corpus.train);
    check_pairs(corpus.dev);
    // Fewer only when a dev pair's English has other translations: those leave the training data.
    const std::int64_t left_out =
        report.malformed + report.empty + report.too_long + report.mismatched + report.repeated;
    fuzz::must(static_cast<std::int64_t>(corpus.train.size() + corpus.dev.size()) + left_out <=
                   report.lines,
               "no pair comes from nowhere");
  });
}
