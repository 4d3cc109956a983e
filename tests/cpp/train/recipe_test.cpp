#include "train/recipe.h"

#include <catch2/catch.hpp>
#include <filesystem>

using namespace lookback;

namespace {

const std::string kModel = R"({"format": "lookback-1", "id": "a", "source_language": "fr",
  "target_language": "en", "source_vocabulary": 300, "target_vocabulary": 300,
  "embedding_size": 8, "cell": "gru", "encoder_layers": 1, "encoder_size": 8, "decoder_size": 16,
  "scorer": "additive", "attention_size": 8, "wiring": "context_in"})";

std::string recipe_with(const std::string& rest) {
  return "{\"model\": " + kModel + ", \"corpora\": [{\"path\": \"a.tsv\"}]" + rest + "}";
}

}  // namespace

TEST_CASE("a recipe has defaults for all but its model and its corpora") {
  const Recipe recipe = recipe_from_json(recipe_with(""));
  CHECK(recipe.model.id == "a");
  CHECK(recipe.corpora.at(0).target_column == 1);
  CHECK(recipe.training.updates == TrainingOptions{}.updates);
}

TEST_CASE("what a recipe gets wrong is named") {
  CHECK_THROWS_WITH(recipe_from_json("[]"), Catch::Contains("not a JSON object"));
  CHECK_THROWS_WITH(recipe_from_json("{}"), Catch::Contains("\"model\" is missing"));
  CHECK_THROWS_WITH(recipe_from_json(recipe_with(", \"trianing\": {}")),
                    Catch::Contains("trianing"));
  CHECK_THROWS_WITH(recipe_from_json(recipe_with(", \"training\": {\"update\": 1}")),
                    Catch::Contains("no key \"update\""));
  CHECK_THROWS_WITH(recipe_from_json(recipe_with(", \"training\": {\"updates\": 0}")),
                    Catch::Contains("training.updates is 0"));
  CHECK_THROWS_WITH(recipe_from_json(recipe_with(", \"training\": {\"dropout\": \"high\"}")),
                    Catch::Contains("must be a number"));
  CHECK_THROWS_WITH(recipe_from_json(recipe_with(", \"noise\": {\"join\": 1.5}")),
                    Catch::Contains("from 0 to 1"));
}

TEST_CASE("every recipe of the repository can be read") {
  int count = 0;
  for (const auto& folder : std::filesystem::directory_iterator(LOOKBACK_SOURCE_DIR "/recipes")) {
    const std::string path = folder.path().string() + "/recipe.json";
    if (!std::filesystem::exists(path)) continue;
    INFO(path);
    const Recipe recipe = read_recipe(path);
    CHECK(recipe.model.id == folder.path().filename().string());
    ++count;
  }
  CHECK(count > 0);
}
