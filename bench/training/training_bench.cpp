// Our side of the training comparison; bench/README.md describes the files and the output.
//   training_bench export RECIPE DATA FOLDER BATCHES   real batches and first weights
//   training_bench run FOLDER bfloat16|float32 UNTIMED
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "train/data_folder.h"
#include "train/learner.h"
#include "weights/model_folder.h"
#include "weights/safetensors.h"

namespace lookback {
namespace {

constexpr int kShards = 2;

void write_file(const std::string& path, const std::vector<std::byte>& bytes) {
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  require(file.good(), "cannot write ", path);
}

TensorView int32_view(std::string name, Shape shape, const std::vector<int>& values) {
  return {std::move(name), ElementType::int32, std::move(shape), std::as_bytes(std::span(values))};
}

/// [Ty x B], as PyTorch wants it: sentences that have ended are carried along.
std::vector<int> padded_targets(const Batch& batch) {
  std::vector<int> padded;
  auto piece = batch.targets.begin();
  for (const int alive : batch.alive) {
    padded.insert(padded.end(), piece, piece + alive);
    padded.insert(padded.end(), static_cast<std::size_t>(batch.sentences() - alive), kPad);
    piece += alive;
  }
  return padded;
}

std::vector<int> lengths_of(const std::vector<int>& padded, int sentences) {
  std::vector<int> lengths(static_cast<std::size_t>(sentences), 0);
  for (std::size_t i = 0; i < padded.size(); ++i)
    if (padded[i] != kPad) ++lengths[i % lengths.size()];
  return lengths;
}

/// The first batches that training on the recipe would see, unsharded.
std::vector<Batch> first_batches(const Recipe& recipe, const PreparedData& data,
                                 std::size_t count) {
  const Batcher batcher(data.train, data.source, data.target,
                        {recipe.noise, recipe.training.batch_tokens, 1, recipe.training.seed});
  std::vector<Batch> batches;
  for (std::int64_t pool = 0; batches.size() < count; ++pool)
    for (ShardedBatch& batch : batcher.pool(pool))
      if (batches.size() < count) batches.push_back(std::move(batch[0]));
  return batches;
}

void export_batches(const Recipe& recipe, const PreparedData& data, const std::string& folder,
                    std::size_t count) {
  const std::vector<Batch> batches = first_batches(recipe, data, count);
  std::vector<std::vector<int>> targets, lengths;
  for (const Batch& batch : batches) {
    targets.push_back(padded_targets(batch));
    lengths.push_back(lengths_of(targets.back(), batch.sentences()));
  }
  std::vector<TensorView> views;
  for (std::size_t i = 0; i < batches.size(); ++i) {
    const Batch& batch = batches[i];
    const std::string name = "batch." + std::to_string(i) + ".";
    const std::int64_t sentences = batch.sentences();
    views.push_back(
        int32_view(name + "source", {batch.source_batch().positions(), sentences}, batch.source));
    views.push_back(int32_view(name + "source_lengths", {sentences}, batch.source_lengths));
    views.push_back(int32_view(name + "target", {batch.target_positions(), sentences}, targets[i]));
    views.push_back(int32_view(name + "target_lengths", {sentences}, lengths[i]));
  }
  ModelConfig config = recipe.model;
  config.source_vocabulary = data.source.vocabulary_size();
  config.target_vocabulary = data.target.vocabulary_size();
  FlatParameters parameters(config);
  parameters.initialise(config, recipe.training.seed);
  std::filesystem::create_directories(folder);
  write_file(folder + "/batches.safetensors", write_safetensors(views));
  write_file(folder + "/model.safetensors",
             write_safetensors(parameters.views(parameters.values().data())));
  std::ofstream(folder + "/config.json") << to_json(config);
  std::ofstream(folder + "/settings.json")
      << nlohmann::json{{"updates", count}, {"warmup_updates", recipe.training.warmup_updates}};
}

std::vector<int> integers(const SafetensorsFile& file, const std::string& name) {
  for (const TensorView& view : file.tensors) {
    if (view.name != name) continue;
    std::vector<int> values(view.bytes.size() / sizeof(int));
    std::memcpy(values.data(), view.bytes.data(), view.bytes.size());
    return values;
  }
  return {};
}

/// Sentence b of a batch goes to shard b modulo their number, as in training.
ShardedBatch shards_of(const SafetensorsFile& file, const std::string& name) {
  const std::vector<int> source = integers(file, name + "source");
  const std::vector<int> target = integers(file, name + "target");
  const std::vector<int> lengths = integers(file, name + "source_lengths");
  std::vector<std::vector<EncodedPair>> hands(kShards);
  for (std::size_t b = 0; b < lengths.size(); ++b) {
    EncodedPair pair;
    for (std::size_t i = b; i < source.size() && source[i] != kEnd; i += lengths.size())
      pair.source.push_back(source[i]);
    for (std::size_t i = b; i < target.size() && target[i] != kEnd; i += lengths.size())
      pair.target.push_back(target[i]);
    hands[b % kShards].push_back(std::move(pair));
  }
  ShardedBatch batch;
  for (const auto& hand : hands) batch.push_back(make_batch(hand));
  return batch;
}

void run(const std::string& folder, const std::string& precision, std::size_t untimed) {
  set_precision(precision == "bfloat16" ? Precision::bfloat16 : Precision::float32);
  const auto text = read_file(folder + "/config.json");
  const ModelConfig config =
      model_config_from_json({reinterpret_cast<const char*>(text.data()), text.size()});
  const auto json = nlohmann::json::parse(std::ifstream(folder + "/settings.json"));
  TrainingOptions options;
  options.updates = 1 << 30;  // so long a cosine is flat: the peer's "none"
  options.warmup_updates = json.value("warmup_updates", 400);
  options.dropout = 0;
  Learner learner(config, options, kShards);
  learner.state().parameters.load(
      WeightStore::from_safetensors(read_file(folder + "/model.safetensors")));
  learner.begin();
  const auto bytes = read_file(folder + "/batches.safetensors");
  const SafetensorsFile file = read_safetensors(bytes);
  const auto updates = json.value("updates", std::size_t{20});
  double all_seconds = 0, all_tokens = 0;
  std::size_t batches = 0;
  while (!integers(file, "batch." + std::to_string(batches) + ".source").empty()) ++batches;
  require(batches > 0, folder, "/batches.safetensors holds no batch");
  for (std::size_t i = 0; i < updates; ++i) {
    const ShardedBatch batch = shards_of(file, "batch." + std::to_string(i % batches) + ".");
    const auto start = std::chrono::steady_clock::now();
    const double loss = learner.update(batch);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    int tokens = 0;
    for (const Batch& shard : batch) tokens += shard.target_tokens;
    if (i >= untimed) all_seconds += seconds.count(), all_tokens += tokens;
    std::printf("{\"update\": %zu, \"loss\": %.6f, \"target_tokens\": %d, \"seconds\": %.6f}\n",
                i + 1, loss, tokens, seconds.count());
  }
  std::printf("{\"tokens_per_second\": %.1f, \"products\": \"%s\"}\n", all_tokens / all_seconds,
              gemm_description());
}

int main_program(int argc, char** argv) {
  const std::string verb = argc > 1 ? argv[1] : "";
  if (verb == "export" && argc == 6) {
    export_batches(read_recipe(argv[2]), read_data_folder(argv[3]), argv[4],
                   static_cast<std::size_t>(std::atoi(argv[5])));
  } else if (verb == "run" && argc == 5) {
    run(argv[2], argv[3], static_cast<std::size_t>(std::atoi(argv[4])));
  } else {
    std::fprintf(stderr,
                 "usage: training_bench export RECIPE DATA FOLDER BATCHES\n"
                 "       training_bench run FOLDER bfloat16|float32 UNTIMED\n");
    return 2;
  }
  return 0;
}

}  // namespace
}  // namespace lookback

int main(int argc, char** argv) {
  try {
    return lookback::main_program(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "training_bench: %s\n", error.what());
    return 1;
  }
}
