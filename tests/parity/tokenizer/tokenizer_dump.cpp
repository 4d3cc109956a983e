// What the C++ text layer makes of the lines on standard input, one line of JSON for each, for the
// parity tests to hold against other programs:
//   tokenizer_dump normalize
//   tokenizer_dump encode FILE     FILE: a tokenizer.json
//   tokenizer_dump learn SIZE words|none
#include <fstream>
#include <iostream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/error.h"
#include "text/normalizer.h"
#include "text/subword_learner.h"

using namespace lookback;

namespace {

SubwordTokenizer read_tokenizer(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  require(file.good(), "cannot read ", path);
  return SubwordTokenizer::from_json(std::string(std::istreambuf_iterator<char>(file), {}));
}

nlohmann::json describe(const SubwordTokenizer& tokenizer, const std::string& line) {
  const TokenizedText encoded = tokenizer.encode(line);
  std::vector<TokenId> ids;
  for (const Token& token : encoded.tokens) ids.push_back(token.id);
  std::vector<std::string> words;
  for (const ByteRange& word : encoded.words)
    words.push_back(encoded.text.substr(word.begin, word.end - word.begin));
  return {{"text", encoded.text},
          {"ids", ids},
          {"words", words},
          {"decoded", tokenizer.decode(ids).text}};
}

void learn(int size, bool marked) {
  SubwordLearnerOptions options;
  options.vocabulary_size = size;
  options.space_marker = marked ? SpaceMarker::words : SpaceMarker::none;
  if (!marked) options.max_piece_characters = 4;
  SubwordLearner learner(options);
  for (std::string line; std::getline(std::cin, line);) learner.add(normalize(line));
  std::cout << learner.learn().to_json() << '\n';
}

void run(const std::vector<std::string>& arguments) {
  require(!arguments.empty(), "a verb is missing: normalize, encode or learn");
  const std::string& verb = arguments[0];
  if (verb == "normalize") {
    for (std::string line; std::getline(std::cin, line);)
      std::cout << nlohmann::json(normalize(line)).dump() << '\n';
  } else if (verb == "encode" && arguments.size() == 2) {
    const SubwordTokenizer tokenizer = read_tokenizer(arguments[1]);
    for (std::string line; std::getline(std::cin, line);)
      std::cout << describe(tokenizer, line).dump() << '\n';
  } else if (verb == "learn" && arguments.size() == 3) {
    learn(std::stoi(arguments[1]), arguments[2] == "words");
  } else {
    throw Error("unknown verb or wrong number of arguments: " + verb);
  }
}

}  // namespace

int main(int count, char** arguments) {
  try {
    run({arguments + 1, arguments + count});
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
