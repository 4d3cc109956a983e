#include "text/subword_learner.h"

#include <catch2/catch.hpp>

#include "base/error.h"
#include "text_support.h"

using namespace lookback;

namespace {

SubwordTokenizer learn(const std::vector<std::string>& sentences, SubwordLearnerOptions options) {
  SubwordLearner learner(options);
  for (const std::string& sentence : sentences) learner.add(sentence);
  return learner.learn();
}

SubwordLearnerOptions of_size(int size) {
  SubwordLearnerOptions options;
  options.vocabulary_size = size;
  return options;
}

}  // namespace

TEST_CASE("the paper's example is learnt: es, est, lo, low") {
  // Sennrich, Haddow and Birch 2016, algorithm 1, without its end-of-word sign.
  SubwordLearner learner(of_size(10000));
  learner.add("low", 5);
  learner.add("lower", 2);
  learner.add("newest", 6);
  learner.add("widest", 3);
  const SubwordTokenizer tokenizer = learner.learn();
  const auto& pairs = tokenizer.merges().pairs();
  auto merge = [&](std::size_t rank) {
    return tokenizer.piece(pairs[rank].first) + "+" + tokenizer.piece(pairs[rank].second);
  };
  CHECK(merge(0) == "e+s");
  CHECK(merge(1) == "es+t");
  CHECK(tokenizer.id("▁newest") != kNoPiece);
  CHECK(tokenizer.id("▁low") != kNoPiece);
}

TEST_CASE("the vocabulary has the size asked for, or less when pairs run out") {
  const std::vector<std::string> sentences(4, "il m'a entarté, il m'a aimé");
  CHECK(learn(sentences, of_size(280)).vocabulary_size() == 280);
  CHECK(learn(sentences, of_size(5000)).vocabulary_size() < 400);
}

TEST_CASE("the order of the sentences does not matter") {
  const std::vector<std::string> there = {"un deux trois", "deux trois quatre", "trois cinq six"};
  const std::vector<std::string> back(there.rbegin(), there.rend());
  CHECK(learn(there, of_size(320)).to_json() == learn(back, of_size(320)).to_json());
}

TEST_CASE("rare characters are left to the bytes, the marker never") {
  SubwordLearnerOptions options = of_size(400);
  options.min_character_count = 2;
  const SubwordTokenizer tokenizer = learn({"aa b"}, options);
  CHECK(tokenizer.id("a") != kNoPiece);
  CHECK(tokenizer.id("b") == kNoPiece);
  options.space_marker = SpaceMarker::none;
  CHECK(learn({"我我"}, options).id("▁") != kNoPiece);
}

TEST_CASE("with little room the most frequent characters are kept") {
  const SubwordTokenizer tokenizer = learn({"aaa bb cc ddd"}, of_size(kFirstCharacter + 3));
  CHECK(tokenizer.vocabulary_size() == kFirstCharacter + 3);
  CHECK(tokenizer.id("a") != kNoPiece);
  CHECK(tokenizer.id("d") != kNoPiece);
  CHECK(tokenizer.id("b") == kNoPiece);
}

TEST_CASE("merges do not cross words, apostrophes or digits") {
  const std::vector<std::string> sentences(9, "l'an 2024 va.");
  const SubwordTokenizer tokenizer = learn(sentences, of_size(5000));
  for (TokenId id = kFirstCharacter; id < tokenizer.vocabulary_size(); ++id) {
    const std::string& piece = tokenizer.piece(id);
    CHECK(piece.find("▁", 1) == std::string::npos);
    CHECK(piece.find("'a") == std::string::npos);
    CHECK(piece.find("20") == std::string::npos);
    CHECK(piece.find("a.") == std::string::npos);
  }
  CHECK(tokenizer.id("▁l'") != kNoPiece);
}

TEST_CASE("pieces are no longer than allowed") {
  SubwordLearnerOptions options = of_size(1000);
  options.space_marker = SpaceMarker::none;
  options.max_piece_characters = 2;
  const SubwordTokenizer tokenizer =
      learn(std::vector<std::string>(5, "我爱你北京天安门"), options);
  for (TokenId id = kFirstCharacter; id < tokenizer.vocabulary_size(); ++id)
    CHECK(to_code_points(tokenizer.piece(id)).size() <= 2);
  CHECK(tokenizer.id("我爱") != kNoPiece);
}

TEST_CASE("characters that only happen to meet are not joined") {
  SubwordLearnerOptions options = of_size(1000);
  options.space_marker = SpaceMarker::none;
  options.max_piece_characters = 2;
  options.min_pair_count = 1;
  options.min_dice = 0.6;
  // 喜欢 and 走了 never part: 2·2/(2+2) = 1. 我的, 欢他 and the others: 2·1/(2+2) = 0.5.
  const SubwordTokenizer tokenizer = learn({"喜欢我的", "喜欢他的", "我走了", "他走了"}, options);
  CHECK(tokenizer.id("喜欢") != kNoPiece);
  CHECK(tokenizer.id("走了") != kNoPiece);
  CHECK(tokenizer.vocabulary_size() == kFirstCharacter + 1 + 7 + 2);
}

TEST_CASE("impossible options and no text are refused") {
  CHECK_THROWS_AS(SubwordLearner(of_size(kFirstCharacter)), Error);
  CHECK_THROWS_AS(SubwordLearner(of_size((1 << 20) + 1)), Error);
  CHECK_THROWS_AS(SubwordLearner(of_size(1000)).learn(), Error);
}
