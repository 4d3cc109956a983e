#include "train/parallel_corpus.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <set>

#include "train/line_reader.h"

using namespace lookback;

namespace {

/// A corpus file of this test's own.
struct TextFile {
  TextFile(const std::string& name, const std::string& text)
      : path((std::filesystem::temp_directory_path() / ("lookback-" + name)).string()) {
    std::ofstream(path, std::ios::binary) << text;
  }
  ~TextFile() { std::filesystem::remove(path); }
  std::string path;
};

Recipe recipe_of(const std::string& path) {
  Recipe recipe;
  recipe.model.source_language = "fr";
  recipe.model.target_language = "en";
  CorpusFile corpus;
  corpus.path = path;
  corpus.source_column = 1;
  corpus.target_column = 0;
  recipe.corpora.push_back(corpus);
  recipe.prepare.dev_pairs = 1;
  return recipe;
}

}  // namespace

TEST_CASE("pairs are normalised, filtered and counted") {
  const TextFile file(
      "pairs.tsv",
      "Go.\tVa !\nGo.\tVa !\nHi.\t\nlonely\nYes.\tOui, oui, oui, oui, oui, oui, oui, "
      "oui, oui, oui, oui, oui, oui, oui.\nHe's here.\tIl\u00a0est  l\u00e0.\n");
  CorpusReport report;
  const ParallelCorpus corpus = read_corpus(recipe_of(file.path), report);
  CHECK(report.lines == 6);
  CHECK(report.repeated == 1);
  CHECK(report.empty == 1);
  CHECK(report.malformed == 1);
  CHECK(report.mismatched == 1);
  CHECK(corpus.train.size() + corpus.dev.size() == 2);
}

TEST_CASE("an English sentence is in train or in dev, with all its translations") {
  std::string text;
  for (int i = 0; i < 50; ++i)
    for (int k = 0; k < 3; ++k)
      text += "Sentence " + std::to_string(i) + (k == 0 ? "!" : ".") + "\tPhrase " +
              std::to_string(i) + " " + std::to_string(k) + "\n";
  const TextFile file("groups.tsv", text);
  Recipe recipe = recipe_of(file.path);
  recipe.prepare.dev_pairs = 10;
  CorpusReport report;
  const ParallelCorpus corpus = read_corpus(recipe, report);
  CHECK(corpus.dev.size() == 10);
  CHECK(corpus.train.size() == 120);
  std::set<std::string> dev;
  for (const SentencePair& pair : corpus.dev) dev.insert(sentence_key(pair.target));
  for (const SentencePair& pair : corpus.train) CHECK(!dev.contains(sentence_key(pair.target)));
}

TEST_CASE("a key is the letters and digits in lower case") {
  CHECK(sentence_key("C'est l'ÉTÉ, 2024 !") == "cestlété2024");
  CHECK(sentence_key("...") == "");
}

TEST_CASE("a file that is not there, or holds nothing of use, is named") {
  CorpusReport report;
  CHECK_THROWS_WITH(read_corpus(recipe_of("/nowhere.tsv"), report),
                    Catch::Contains("/nowhere.tsv"));
  const TextFile file("none.tsv", "one column\n");
  CHECK_THROWS_WITH(read_corpus(recipe_of(file.path), report), Catch::Contains("no usable pair"));
}

TEST_CASE("no English sentence of the test file, and no pair of it, is in the training file") {
  const std::string folder = LOOKBACK_SOURCE_DIR "/recipes/corpora/";
  std::set<std::string> english;
  read_lines(folder + "tatoeba.en-fr.test.tsv.gz",
             [&](std::string_view line) { english.insert(sentence_key(split_tabs(line).at(0))); });
  CHECK(english.size() > 5000);
  int shared = 0, lines = 0;
  read_lines(folder + "tatoeba.en-fr.tsv.gz", [&](std::string_view line) {
    shared += english.contains(sentence_key(split_tabs(line).at(0)));
    ++lines;
  });
  CHECK(lines > 100000);
  CHECK(shared == 0);
}
