// config.json: any text is refused or read, and what is read is written and read the same.
#include "fuzz/target.h"
#include "weights/model_config.h"

using namespace lookback;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_take([&] {
    const ModelConfig config = model_config_from_json(fuzz::text_from(data, size));
    fuzz::must(model_config_from_json(to_json(config)) == config, "a config survives");
  });
}
