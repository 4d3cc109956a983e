#include "train/data_folder.h"

#include <filesystem>
#include <fstream>

#include "base/error.h"
#include "text/chinese_type.h"
#include "text/subword_learner.h"
#include "train/line_reader.h"
#include "weights/model_folder.h"

namespace lookback {
namespace {

SubwordTokenizer learn(const std::vector<SentencePair>& pairs, std::string SentencePair::*side,
                       int pieces, const std::string& language) {
  SubwordLearnerOptions options;
  options.vocabulary_size = pieces;
  options.space_marker = space_marker_of(language);
  if (options.space_marker == SpaceMarker::none) {
    // Characters and words of two: longer pieces would swallow phrases (我喜欢) that a reader of
    // the map wants to see apart.
    options.max_piece_characters = 2;
    options.min_dice = 0.1;
  }
  SubwordLearner learner(options);
  for (const SentencePair& pair : pairs) learner.add(pair.*side);
  return learner.learn();
}

void write_text(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  require(file.good(), "cannot write ", path);
}

void write_pairs(const std::string& path, const std::vector<SentencePair>& pairs) {
  std::string text;
  for (const SentencePair& pair : pairs) text += pair.source + '\t' + pair.target + '\n';
  write_text(path, text);
}

std::vector<SentencePair> read_pairs(const std::string& path) {
  std::vector<SentencePair> pairs;
  read_lines(path, [&](std::string_view line) {
    const auto fields = split_tabs(line);
    require(fields.size() == 2, path, " has a line without its two columns; prepare it again");
    pairs.push_back({std::string(fields[0]), std::string(fields[1])});
  });
  return pairs;
}

SubwordTokenizer read_tokenizer(const std::string& path) {
  const std::vector<std::byte> bytes = read_file(path);
  return SubwordTokenizer::from_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace

PreparedData prepare(ParallelCorpus corpus, const Recipe& recipe) {
  SubwordTokenizer source = learn(corpus.train, &SentencePair::source, recipe.prepare.source_pieces,
                                  recipe.model.source_language);
  SubwordTokenizer target = learn(corpus.train, &SentencePair::target, recipe.prepare.target_pieces,
                                  recipe.model.target_language);
  return {std::move(corpus.train), std::move(corpus.dev), std::move(source), std::move(target)};
}

void write_data_folder(const std::string& folder, const PreparedData& data) {
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  require(!problem, "cannot make the folder ", folder, ": ", problem.message());
  write_pairs(folder + "/train.tsv", data.train);
  write_pairs(folder + "/dev.tsv", data.dev);
  write_text(folder + "/source.tokenizer.json", data.source.to_json());
  write_text(folder + "/target.tokenizer.json", data.target.to_json());
}

PreparedData read_data_folder(const std::string& folder) {
  require(std::filesystem::exists(folder + "/train.tsv"), folder,
          " holds no prepared corpus; make it with: lookback prepare --recipe RECIPE --output ",
          folder);
  return {read_pairs(folder + "/train.tsv"), read_pairs(folder + "/dev.tsv"),
          read_tokenizer(folder + "/source.tokenizer.json"),
          read_tokenizer(folder + "/target.tokenizer.json")};
}

}  // namespace lookback
