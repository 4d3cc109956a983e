#include <emscripten/bind.h>

#include "base/sha256.h"
#include "bindings/guard.h"
#include "bindings/model_files.h"
#include "math/int8_dots.h"
#include "translate/options_json.h"
#include "translate/translation_json.h"
#include "weights/model_config.h"

// The module's surface, as module.d.ts types it: registrations and adapters of one line.
namespace lookback {
namespace {

using emscripten::val;

val add_file(ModelFiles& files, const std::string& name, double size) {
  return guarded([&] {
    std::vector<std::byte>& file = files.add(name, size);
    return val(
        emscripten::typed_memory_view(file.size(), reinterpret_cast<unsigned char*>(file.data())));
  });
}

void verify_file(const ModelFiles& files, const std::string& name, const std::string& sha256) {
  guarded([&] { files.verify(name, sha256); });
}

Translator* create(ModelFiles& files) {
  return guarded([&] { return new Translator(files.take()); });
}

std::string model_info(const Translator& translator) {
  return guarded([&] { return model_info_json(translator); });
}

TranslationTask* start(const Translator& translator, const std::string& text,
                       const std::string& options) {
  return guarded(
      [&] { return translator.start(text, options_from_json(options, translator)).release(); });
}

bool step(TranslationTask& task) {
  return guarded([&] { return task.step(); });
}

std::string finish(const TranslationTask& task) {
  return guarded([&] { return translation_json(task.finish()); });
}

void check_config(const std::string& json) {
  guarded([&] { model_config_from_json(json); });
}

std::string sha256_of(const val& bytes) {
  return guarded([&] {
    const auto copy = emscripten::convertJSArrayToNumberVector<unsigned char>(bytes);
    return sha256_hex(std::as_bytes(std::span(copy)));
  });
}

/// A WebAssembly function pointer is its place in the table.
void use_dots(std::uintptr_t place) { use_int8_dots(reinterpret_cast<Int8Dots>(place)); }

EMSCRIPTEN_BINDINGS(lookback) {
  using namespace emscripten;
  class_<ModelFiles>("ModelFiles")
      .constructor<>()
      .function("addFile", &add_file)
      .function("verify", &verify_file);
  class_<Translator>("Translator")
      .class_function("create", &create, allow_raw_pointers())
      .function("modelInfo", &model_info)
      .function("start", &start, allow_raw_pointers());
  class_<TranslationTask>("Task").function("step", &step).function("finish", &finish);
  function("checkConfig", &check_config);
  function("sha256Hex", &sha256_of);
  function("useInt8Dots", &use_dots);
}

}  // namespace
}  // namespace lookback
