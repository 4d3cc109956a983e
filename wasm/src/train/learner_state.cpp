#include "train/learner_state.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "base/error.h"
#include "weights/model_folder.h"
#include "weights/safetensors.h"

namespace lookback {
namespace {

using Json = nlohmann::json;

void read_numbers(const SafetensorsFile& file, const std::string& name, std::span<float> out) {
  for (const TensorView& tensor : file.tensors) {
    if (tensor.name != name) continue;
    require(tensor.bytes.size() == out.size() * sizeof(float),
            "the checkpoint is of another network: ", name, " has another size");
    std::memcpy(out.data(), tensor.bytes.data(), tensor.bytes.size());
    return;
  }
  throw Error("the checkpoint lacks " + name);
}

}  // namespace

LearnerState::LearnerState(const ModelConfig& config, const TrainingOptions& options)
    : parameters(config), adam(parameters.size(), options), average(parameters.size(), 0.0f) {}

void LearnerState::save(const std::string& path) const {
  auto& self = const_cast<LearnerState&>(*this);  // views are of mutable memory; nothing changes
  const auto size = static_cast<std::int64_t>(parameters.size());
  const Json progress{{"update", update},       {"pool", pool},
                      {"batch", batch},         {"target_tokens", target_tokens},
                      {"best_loss", best_loss}, {"best_update", best_update},
                      {"seconds", seconds},     {"dropout", dropout}};
  const std::vector<std::byte> bytes =
      write_safetensors({float32_view("values", {size}, self.parameters.values()),
                         float32_view("first_moments", {size}, self.adam.first_moments()),
                         float32_view("second_moments", {size}, self.adam.second_moments()),
                         float32_view("average", {size}, average)},
                        {{"progress", progress.dump()}});
  const std::string partial = path + ".partial";
  std::ofstream file(partial, std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  file.close();
  require(file.good(), "cannot write the checkpoint ", partial);
  std::filesystem::rename(partial, path);  // never half a checkpoint
}

void LearnerState::load(const std::string& path) {
  const std::vector<std::byte> bytes = read_file(path);
  const SafetensorsFile file = read_safetensors(bytes);
  read_numbers(file, "values", parameters.values());
  read_numbers(file, "first_moments", adam.first_moments());
  read_numbers(file, "second_moments", adam.second_moments());
  read_numbers(file, "average", average);
  const auto found = file.metadata.find("progress");
  const Json progress =
      Json::parse(found == file.metadata.end() ? "" : found->second, nullptr, false);
  require(progress.is_object(), path, " is not a checkpoint");
  update = progress.at("update").get<int>();
  pool = progress.at("pool").get<std::int64_t>();
  batch = progress.at("batch").get<std::int64_t>();
  target_tokens = progress.at("target_tokens").get<std::int64_t>();
  best_loss = progress.at("best_loss").get<double>();
  best_update = progress.at("best_update").get<int>();
  seconds = progress.at("seconds").get<double>();
  dropout = progress.at("dropout").get<std::vector<std::uint64_t>>();
}

}  // namespace lookback
