// A model folder with one hostile file among three good ones: refused, or loaded and able to
// translate. The first byte of an input says which file the rest of it is.
#include "fuzz/target.h"
#include "fuzz/tiny_files.h"
#include "translate/translation_task.h"
#include "translate/translator.h"

using namespace lookback;

namespace {

FileViews files_with(std::size_t index, std::string_view hostile) {
  FileViews files;
  for (std::size_t i = 0; i < kModelFiles.size(); ++i)
    files[std::string(kModelFiles[i])] = fuzz::tiny_files()[i];
  files[std::string(kModelFiles[index])] = fuzz::bytes_of(hostile);
  return files;
}

void load_and_use(const FileViews& files) {
  const Translator translator(ModelBundle::from_files(files));
  const auto task = translator.start("Il dort.", translator.default_options());
  for (int i = 0; i < 4 && task->step(); ++i) {
  }
  fuzz::must(fuzz::is_utf8(task->finish().translation), "a translation is valid text");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::size_t index = data[0] % kModelFiles.size();
  return fuzz::refuse_or_take(
      [&] { load_and_use(files_with(index, fuzz::text_from(data + 1, size - 1))); });
}
