// recipe.json: any text is refused or read.
#include "fuzz/target.h"
#include "train/recipe.h"

using namespace lookback;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::refuse_or_take([&] { recipe_from_json(fuzz::text_from(data, size)); });
}
