#include "train/trainer.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "support/toy_task.h"
#include "translate/translator.h"
#include "weights/bundle.h"
#include "weights/model_folder.h"

using namespace lookback;

namespace {

/// A folder of this test's own, empty at first and removed at the end.
struct RunFolder {
  explicit RunFolder(const std::string& name)
      : path((std::filesystem::temp_directory_path() / ("lookback-" + name)).string()) {
    std::filesystem::remove_all(path);
  }
  ~RunFolder() { std::filesystem::remove_all(path); }
  std::string path;
};

void ignore(const TrainingProgress&) {}

std::vector<std::byte> weights_after(const Recipe& recipe, const PreparedData& data,
                                     const std::string& folder) {
  Trainer(recipe, data, folder).run(ignore);
  return read_file(folder + "/checkpoint.safetensors");
}

double share_solved(const Translator& translator, const std::vector<SentencePair>& pairs) {
  int solved = 0;
  for (const SentencePair& pair : pairs)
    solved +=
        translator.translate(pair.source, translator.default_options()).translation == pair.target;
  return solved / static_cast<double>(pairs.size());
}

/// The share of target letters whose largest weight lies on the letter they were copied from.
double share_mirrored(const Translator& translator, const std::vector<SentencePair>& pairs) {
  int right = 0, all = 0;
  for (const SentencePair& pair : pairs) {
    const Translation translation =
        translator.score(pair.source, pair.target, translator.default_options());
    const NumberMatrix& map = translation.sentences[0].hypotheses[0].word_alignment;
    for (int i = 0; i + 1 < map.rows; ++i, ++all) {
      const float* row = map.values.data() + i * map.columns;
      right += std::max_element(row, row + map.columns) - row == map.columns - 2 - i;
    }
  }
  return right / static_cast<double>(all);
}

}  // namespace

TEST_CASE("words are reversed after a short training, and attention shows the mirror") {
  const RunFolder run("reverse");
  Recipe recipe = toy_recipe();
  recipe.training.updates = 600;
  recipe.training.validate_every = 200;
  const PreparedData data = toy_data(recipe);
  std::vector<TrainingProgress> reports;
  Trainer(recipe, data, run.path).run([&](const TrainingProgress& p) { reports.push_back(p); });
  REQUIRE(!reports.empty());
  CHECK(reports.back().validated);
  CHECK(reports.back().dev_bleu > 80);
  CHECK(reports.back().dev_loss < 0.3);

  const Translator translator(ModelBundle::from_folder(run.path + "/best"));
  CHECK(share_solved(translator, data.dev) > 0.95);
  CHECK(share_mirrored(translator, data.dev) > 0.9);
}

TEST_CASE("a run that was stopped goes on exactly as if it had not been") {
  Recipe recipe = toy_recipe();
  recipe.training.dropout = 0.2;
  recipe.training.updates = 12;
  recipe.training.validate_every = 100;
  recipe.training.dev_sentences = 0;
  const PreparedData data = toy_data(recipe);
  const RunFolder whole("whole"), parted("parted");
  const auto expected = weights_after(recipe, data, whole.path);

  // The rate follows the last update, so the first part must know of the whole: it is stopped.
  struct Stop {};
  int seen = 0;
  Recipe first = recipe;
  first.training.validate_every = 5;
  try {
    Trainer trainer(first, data, parted.path);
    trainer.run([&](const TrainingProgress& progress) {
      if (progress.validated && ++seen == 1) {
        trainer.save();
        throw Stop{};
      }
    });
    FAIL("the run was not stopped");
  } catch (const Stop&) {
  }
  CHECK(read_file(parted.path + "/checkpoint.safetensors") != expected);
  Trainer(recipe, data, parted.path).run(ignore);

  const auto values = [](const std::string& folder) {
    return WeightStore::from_safetensors(read_file(folder + "/checkpoint.safetensors"));
  };
  const WeightStore a = values(whole.path), b = values(parted.path);
  for (const TensorView& tensor : a.tensors()) {
    INFO(tensor.name);
    const int size = static_cast<int>(tensor.shape[0]);
    const Tensor x = a.vector(tensor.name, size), y = b.vector(tensor.name, size);
    CHECK(std::equal(x.data, x.data + size, y.data));
  }
}

TEST_CASE("training starts from another model's weights when the recipe says so") {
  const RunFolder first("first"), second("second");
  Recipe recipe = toy_recipe();
  recipe.training.updates = 100;
  recipe.training.validate_every = 100;
  recipe.training.dev_sentences = 0;
  const PreparedData data = toy_data(recipe);
  double reached = 0, started = 0;
  Trainer(recipe, data, first.path).run([&](const TrainingProgress& p) { reached = p.dev_loss; });
  recipe.training.start_from = first.path + "/best";
  recipe.training.updates = 1;
  recipe.training.learning_rate = 1e-8;
  recipe.training.warmup_updates = 0;
  Trainer(recipe, data, second.path).run([&](const TrainingProgress& p) { started = p.dev_loss; });
  CHECK(started == Approx(reached).epsilon(0.01));
}

TEST_CASE("a checkpoint of another network is refused by name") {
  const RunFolder run("other");
  Recipe recipe = toy_recipe();
  recipe.training.updates = 1;
  recipe.training.dev_sentences = 0;
  const PreparedData data = toy_data(recipe);
  Trainer(recipe, data, run.path).run(ignore);
  recipe.model.encoder_size = 20;
  CHECK_THROWS_WITH(Trainer(recipe, data, run.path), Catch::Contains("another network"));
}
