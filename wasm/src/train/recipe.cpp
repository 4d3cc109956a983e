#include "train/recipe.h"

#include <nlohmann/json.hpp>
#include <set>

#include "base/error.h"
#include "weights/model_folder.h"

namespace lookback {
namespace {

using Json = nlohmann::json;

/// One object of the recipe: reads named values and refuses what nobody asked for.
class Section {
 public:
  Section(const Json& json, std::string name) : json_(json), name_(std::move(name)) {
    require(json.is_object(), "recipe: \"", name_, "\" must be an object");
  }

  template <class T>
  void read(const char* key, T& value, double least, double most) {
    known_.insert(key);
    const auto found = json_.find(key);
    if (found == json_.end()) return;
    require(std::is_floating_point_v<T> ? found->is_number() : found->is_number_integer(),
            "recipe: ", name_, ".", key, " must be a",
            std::is_floating_point_v<T> ? " number" : " whole number");
    const double number = found->get<double>();
    require(number >= least && number <= most, "recipe: ", name_, ".", key, " is ", number,
            ", must be from ", least, " to ", most);
    value = found->get<T>();
  }

  void read(const char* key, std::string& value) {
    known_.insert(key);
    const auto found = json_.find(key);
    if (found == json_.end()) return;
    require(found->is_string(), "recipe: ", name_, ".", key, " must be a text");
    value = found->get<std::string>();
  }

  void read(const char* key, bool& value) {
    known_.insert(key);
    const auto found = json_.find(key);
    if (found == json_.end()) return;
    require(found->is_boolean(), "recipe: ", name_, ".", key, " must be true or false");
    value = found->get<bool>();
  }

  void refuse_others() const {
    for (const auto& item : json_.items())
      require(known_.contains(item.key()), "recipe: ", name_, " has no key \"", item.key(), "\"");
  }

 private:
  const Json& json_;
  std::string name_;
  std::set<std::string> known_;
};

CorpusFile read_corpus(const Json& json) {
  CorpusFile corpus;
  Section section(json, "corpora");
  section.read("path", corpus.path);
  section.read("source_column", corpus.source_column, 0, 99);
  section.read("target_column", corpus.target_column, 0, 99);
  section.read("header_lines", corpus.header_lines, 0, 100);
  section.read("repeat", corpus.repeat, 1, 10000);
  section.read("dev", corpus.dev);
  section.refuse_others();
  require(!corpus.path.empty(), "recipe: a corpus needs a \"path\"");
  return corpus;
}

PrepareOptions read_prepare(const Json& json) {
  PrepareOptions options;
  Section section(json, "prepare");
  section.read("source_pieces", options.source_pieces, 300, 100000);
  section.read("target_pieces", options.target_pieces, 300, 100000);
  section.read("dev_pairs", options.dev_pairs, 1, 1000000);
  section.read("most_words", options.most_words, 1, 1000);
  section.read("most_ratio", options.most_ratio, 1, 1000);
  section.read("seed", options.seed, 0, 1e15);
  section.refuse_others();
  return options;
}

NoiseOptions read_noise(const Json& json) {
  NoiseOptions options;
  Section section(json, "noise");
  section.read("lower_case", options.lower_case, 0, 1);
  section.read("upper_case", options.upper_case, 0, 1);
  section.read("no_accents", options.no_accents, 0, 1);
  section.read("no_final_mark", options.no_final_mark, 0, 1);
  section.read("foreign_word", options.foreign_word, 0, 1);
  section.read("join", options.join, 0, 1);
  section.read("join_more", options.join_more, 0, 0.99);
  section.read("subword_dropout", options.subword_dropout, 0, 1);
  section.read("divided", options.divided, 0, 1);
  section.refuse_others();
  return options;
}

TrainingOptions read_training(const Json& json) {
  TrainingOptions options;
  Section section(json, "training");
  section.read("updates", options.updates, 1, 1e8);
  section.read("batch_tokens", options.batch_tokens, 1, 1e6);
  section.read("learning_rate", options.learning_rate, 1e-9, 10);
  section.read("warmup_updates", options.warmup_updates, 0, 1e7);
  section.read("adam_beta1", options.adam_beta1, 0, 0.999999);
  section.read("adam_beta2", options.adam_beta2, 0, 0.999999);
  section.read("adam_epsilon", options.adam_epsilon, 1e-15, 1);
  section.read("clip_norm", options.clip_norm, 0, 1e9);
  section.read("label_smoothing", options.label_smoothing, 0, 0.99);
  section.read("dropout", options.dropout, 0, 0.99);
  section.read("average_decay", options.average_decay, 0, 0.999999);
  section.read("validate_every", options.validate_every, 1, 1e7);
  section.read("dev_sentences", options.dev_sentences, 0, 1e6);
  section.read("patience", options.patience, 1, 1e6);
  section.read("seed", options.seed, 0, 1e15);
  section.read("precision", options.precision);
  section.read("start_from", options.start_from);
  section.refuse_others();
  return options;
}

}  // namespace

Recipe recipe_from_json(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  require(json.is_object(), "the recipe is not a JSON object");
  const std::set<std::string> known{"model", "corpora", "prepare", "noise", "training"};
  for (const auto& item : json.items())
    require(known.contains(item.key()), "recipe: there is no section \"", item.key(), "\"");
  require(json.contains("model"), "recipe: section \"model\" is missing");
  require(json.contains("corpora") && json["corpora"].is_array() && !json["corpora"].empty(),
          "recipe: \"corpora\" must list at least one file");
  Recipe recipe;
  recipe.model = model_config_from_json(json["model"].dump());
  for (const Json& corpus : json["corpora"]) recipe.corpora.push_back(read_corpus(corpus));
  const auto section = [&](const char* name) { return json.value(name, Json::object()); };
  recipe.prepare = read_prepare(section("prepare"));
  recipe.noise = read_noise(section("noise"));
  recipe.training = read_training(section("training"));
  return recipe;
}

Recipe read_recipe(const std::string& path) {
  const std::vector<std::byte> bytes = read_file(path);
  return recipe_from_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace lookback
