#include "align/word_weights.h"

#include <catch2/catch.hpp>

#include "align/word_aligner.h"
#include "base/error.h"
#include "support/tiny_model.h"

using namespace lookback;

namespace {

const Translator& tiny() {
  static const Translator translator{TinyModel().bundle()};
  return translator;
}

const Translator& without_attention() {
  static const Translator translator{TinyModel([](ModelConfig& config) {
                                       config.scorer = Scorer::none;
                                       config.attention_size = 0;
                                     }).bundle()};
  return translator;
}

/// Source "ab c" of the pieces ab|c|</s>, target "x y" of x|y|</s>, with given weights.
SentenceTranslation hand_made(std::vector<float> weights) {
  SentenceTranslation sentence;
  sentence.source.tokenized.text = "ab c";
  sentence.source.tokenized.tokens = {{10, 0, 2, 0}, {11, 3, 4, 1}, {2, 4, 4, 2}};
  TranslatedHypothesis forced;
  forced.target.tokenized.text = "xy z";
  forced.target.tokenized.tokens = {{20, 0, 1, 0}, {21, 1, 2, 0}, {22, 3, 4, 1}, {2, 4, 4, 2}};
  forced.alignment = {4, 3, std::move(weights)};
  forced.token_log_probabilities = {-1, -2, -3, -4};
  sentence.hypotheses.push_back(std::move(forced));
  return sentence;
}

const WordedText kSource{"ab c", {{0, 2}, {3, 4}}, {}};
const WordedText kTarget{"xy z", {{0, 2}, {3, 4}}, {}};
const std::vector<float> kWeights = {0.8f, 0.1f, 0.1f, 0.4f, 0.5f, 0.1f, 0.2f, 0.2f, 0.6f, 0, 0, 1};

}  // namespace

TEST_CASE("a target word looks as its pieces do on average, </s> stands last") {
  const NumberMatrix weights = word_weights(hand_made(kWeights), kSource, kTarget);
  REQUIRE(weights.rows == 2);
  REQUIRE(weights.columns == 3);
  const float expected[] = {0.6f, 0.3f, 0.1f, 0.2f, 0.2f, 0.6f};
  for (std::size_t i = 0; i < 6; ++i) CHECK(weights.values[i] == Approx(expected[i]));
}

TEST_CASE("words that one piece stands for share what it is looked at") {
  const WordedText opened{"ab c", {{0, 2}, {0, 2}, {3, 4}}, {}};
  const NumberMatrix weights = word_weights(hand_made(kWeights), opened, kTarget);
  REQUIRE(weights.columns == 4);
  CHECK(weights.values[0] == Approx(0.3));
  CHECK(weights.values[1] == Approx(0.3));
  CHECK(weights.values[2] == Approx(0.3));
}

TEST_CASE("with a lag of one, weights are read a step later") {
  const NumberMatrix weights = word_weights(hand_made(kWeights), kSource, kTarget, 1);
  // Word "xy" now reads rows 1 and 2, word "z" row 3: </s> alone.
  CHECK(weights.values[0] == Approx(0.3));
  CHECK(weights.values[5] == Approx(1));
}

TEST_CASE("a word's log-probability is the sum over its pieces") {
  CHECK(word_log_probabilities(hand_made(kWeights), kTarget) == std::vector<double>{-3, -3});
}

TEST_CASE("another text than the model's is refused") {
  const WordedText other{"ab d", {{0, 2}, {3, 4}}, {}};
  CHECK_THROWS_WITH(word_weights(hand_made(kWeights), other, kTarget),
                    Catch::Contains("cannot be mapped back"));
}

TEST_CASE("erasure is what the target word loses without the source word") {
  const WordedText source = worded_text("Le chat dort."), target = worded_text("The cat sleeps.");
  const PairEvidence pair = gather(tiny(), source, target, Evidence::erasure);
  REQUIRE(pair.erasure.rows == 4);
  REQUIRE(pair.erasure.columns == 5);
  const auto log_probabilities = [&](const std::string& text) {
    return word_log_probabilities(
        tiny().score(text, target.text, tiny().default_options()).sentences[0], target);
  };
  const auto whole = log_probabilities("Le chat dort."), less = log_probabilities("Le dort.");
  for (std::size_t i = 0; i < 4; ++i)
    CHECK(pair.erasure.values[i * 5 + 1] == Approx(std::max(0.0, whole[i] - less[i])).margin(1e-5));
}

TEST_CASE("every evidence links every target word at most once where there is no tie") {
  const WordedText source = worded_text("Le chat dort sur la chaise.");
  const WordedText target = worded_text("The cat sleeps on the chair.");
  for (const Evidence evidence : kEvidences) {
    LinkOptions options;
    options.evidence = evidence;
    const WordAlignment found = align_words(gather(tiny(), source, target, evidence), options);
    CHECK(found.links.size() <= target.words.size());
    CHECK_FALSE(found.links.empty());
  }
}

TEST_CASE("a model without attention is aligned by erasure only") {
  const WordedText source = worded_text("Le chat dort."), target = worded_text("The cat sleeps.");
  CHECK_THROWS_WITH(gather(without_attention(), source, target, Evidence::attention),
                    Catch::Contains("no attention"));
  LinkOptions options;
  options.evidence = Evidence::erasure;
  CHECK_FALSE(align_words(gather(without_attention(), source, target, Evidence::erasure), options)
                  .links.empty());
}

TEST_CASE("an empty side has no links") {
  const PairEvidence pair =
      gather(tiny(), worded_text(""), worded_text("The cat."), Evidence::both);
  CHECK(align_words(pair, {}).links.empty());
}
