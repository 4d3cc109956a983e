#include "translate/translator.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "base/error.h"
#include "support/tiny_model.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

const Translator& tiny() {
  static const Translator translator{TinyModel().bundle()};
  return translator;
}

const char* const kText = "Le chat dort. Où est la clé ?";

void check_rows(const NumberMatrix& matrix) {
  for (int row = 0; row < matrix.rows; ++row) {
    double sum = 0;
    for (int column = 0; column < matrix.columns; ++column) {
      const float weight = matrix.values[static_cast<std::size_t>(row * matrix.columns + column)];
      CHECK(weight >= 0);
      sum += weight;
    }
    CHECK(sum == Approx(1).margin(2e-6));
  }
}

void check_shapes(const TranslatedHypothesis& hypothesis, const PiecedText& source) {
  const TokenizedText& target = hypothesis.target.tokenized;
  REQUIRE(hypothesis.alignment.rows == static_cast<int>(target.tokens.size()));
  REQUIRE(hypothesis.alignment.columns == static_cast<int>(source.tokenized.tokens.size()));
  REQUIRE(hypothesis.word_alignment.rows == static_cast<int>(target.words.size()));
  REQUIRE(hypothesis.word_alignment.columns == static_cast<int>(source.tokenized.words.size()));
  REQUIRE(hypothesis.token_log_probabilities.size() == target.tokens.size());
  check_rows(hypothesis.alignment);
  check_rows(hypothesis.word_alignment);
  double sum = 0;
  for (const float value : hypothesis.token_log_probabilities) sum += value;
  CHECK(hypothesis.log_probability == Approx(sum).margin(1e-6));
}

TEST_CASE("a text becomes a translation of each sentence, aligned by pieces and by words") {
  const Translation translation = tiny().translate(kText, tiny().default_options());
  CHECK(translation.model == "tiny");
  CHECK(translation.text == kText);
  REQUIRE(translation.sentences.size() == 2);
  for (const SentenceTranslation& sentence : translation.sentences) {
    REQUIRE(sentence.hypotheses.size() == 1);
    check_shapes(sentence.hypotheses[0], sentence.source);
    CHECK(sentence.hypotheses[0].energies.values.size() ==
          sentence.hypotheses[0].alignment.values.size());
  }
  CHECK(translation.translation ==
        translation.sentences[0].hypotheses[0].target.tokenized.text + " " +
            translation.sentences[1].hypotheses[0].target.tokenized.text);
}

TEST_CASE("translations come best first, and whole ones end with </s>") {
  TranslationOptions options = tiny().default_options();
  options.decoding.n_best = 5;
  options.decoding.top_candidates = 3;
  const Translation translation = tiny().translate("La maison est grande.", options);
  const auto& hypotheses = translation.sentences.at(0).hypotheses;
  REQUIRE(hypotheses.size() > 1);
  for (std::size_t i = 0; i < hypotheses.size(); ++i) {
    check_shapes(hypotheses[i], translation.sentences[0].source);
    CHECK((hypotheses[i].target.pieces.back() == "</s>") == hypotheses[i].finished);
    CHECK(hypotheses[i].candidates.size() == hypotheses[i].target.pieces.size());
    for (const auto& step : hypotheses[i].candidates) {
      REQUIRE(step.size() == 3);
      CHECK(step[0].log_probability >= step[1].log_probability);
    }
    if (i > 0 && hypotheses[i].finished) CHECK(hypotheses[i - 1].score >= hypotheses[i].score);
  }
}

TEST_CASE("what cannot be explained is refused in one line") {
  const auto refusal = [](const TranslationOptions& options) -> std::string {
    try {
      tiny().translate("Le chat dort.", options);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  TranslationOptions options = tiny().default_options();
  options.explain = ExplainedPlace{0, 0};
  CHECK(refusal(options) == "explain needs forcedTarget; give the target that it is about");
  options.decoding.forced_target = std::vector<TokenId>{5, 6};
  CHECK(refusal(options).empty());
  options.explain = ExplainedPlace{3, 0};
  CHECK(refusal(options) == "explain has position 3; the target has positions 0 to 2");
  options.explain = ExplainedPlace{2, 399};
  CHECK(refusal(options).find("explain has source 399; the source has positions 0 to") == 0);
}

TEST_CASE("blank texts have an empty translation") {
  for (const char* text : {"", "  \n "}) {
    const Translation translation = tiny().translate(text, tiny().default_options());
    CHECK(translation.translation.empty());
    CHECK(translation.sentences.empty());
  }
}

TEST_CASE("a task can be asked at any time, and outlives its translator") {
  std::unique_ptr<TranslationTask> task;
  {
    const Translator translator{TinyModel().bundle()};
    task = translator.start(kText, translator.default_options());
  }
  Translation early = task->finish();
  REQUIRE(early.sentences.size() == 2);
  CHECK_FALSE(early.sentences[0].hypotheses.at(0).finished);
  CHECK(early.text == kText);
  int steps = 1;
  while (task->step()) {
    ++steps;
    early = task->finish();
    CHECK(early.sentences.size() == 2);
  }
  CHECK(steps > 2);
  CHECK_FALSE(task->step());
  CHECK(task->finish().translation ==
        tiny().translate(kText, tiny().default_options()).translation);
}

TEST_CASE("tasks do not disturb each other") {
  const TranslationOptions options = tiny().default_options();
  const auto first = tiny().start("Le chat dort.", options);
  const auto second = tiny().start("Il a perdu la clé du jardin.", options);
  for (bool more = true; more;) {
    more = first->step();
    more |= second->step();
  }
  CHECK(first->finish().translation == tiny().translate("Le chat dort.", options).translation);
  CHECK(second->finish().translation ==
        tiny().translate("Il a perdu la clé du jardin.", options).translation);
}

TEST_CASE("a given translation is scored as the search scored it") {
  TranslationOptions options = tiny().default_options();
  options.split_sentences = false;
  const Translation free = tiny().translate("Le chien dort.", options);
  const TranslatedHypothesis& best = free.sentences.at(0).hypotheses.at(0);
  REQUIRE(best.finished);
  options.decoding.forced_target = ids_of(best.target.tokenized);
  options.decoding.forced_target->pop_back();
  const Translation forced = tiny().translate("Le chien dort.", options);
  const TranslatedHypothesis& again = forced.sentences.at(0).hypotheses.at(0);
  CHECK(again.log_probability == Approx(best.log_probability).margin(1e-4));
  REQUIRE(again.alignment.values.size() == best.alignment.values.size());
  for (std::size_t i = 0; i < again.alignment.values.size(); ++i)
    CHECK(again.alignment.values[i] == Approx(best.alignment.values[i]).margin(1e-5));
}

TEST_CASE("the words of a given translation are its own") {
  const Translation scored =
      tiny().score("Le chat dort.", "The cat sleeps.", tiny().default_options());
  CHECK(scored.translation == "The cat sleeps.");
  CHECK(scored.sentences.at(0).hypotheses.at(0).finished);
}

TEST_CASE("a prefix is kept and gone on from") {
  TranslationOptions options = tiny().default_options();
  options.decoding.prefix = tiny().target_pieces("The house");
  const Translation translation = tiny().translate("Le chat dort. Il mange.", options);
  CHECK(translation.sentences.size() == 1);
  CHECK(translation.translation.rfind("The house", 0) == 0);
}

TEST_CASE("overriding where a step looks shows in the alignment") {
  TranslationOptions options = tiny().default_options();
  options.decoding.beam_size = 1;
  const auto length = tiny().translate("Le chat dort.", options).sentences[0].source.pieces.size();
  std::vector<float> weights(length, 0.0f);
  weights[2] = 1;
  options.decoding.alignment_overrides[1] = weights;
  const Translation bent = tiny().translate("Le chat dort.", options);
  const NumberMatrix& alignment = bent.sentences.at(0).hypotheses.at(0).alignment;
  REQUIRE(alignment.rows > 1);
  CHECK(alignment.values[length + 2] == 1.0f);
  options.decoding.alignment_overrides[1].pop_back();
  CHECK_THROWS_AS(tiny().start("Le chat dort.", options), Error);
}

TEST_CASE("a model without attention translates without an alignment") {
  const Translator fixed{TinyModel([](ModelConfig& config) {
                           config.scorer = Scorer::none;
                           config.attention_size = 0;
                         }).bundle()};
  const Translation translation = fixed.translate(kText, fixed.default_options());
  REQUIRE(translation.sentences.size() == 2);
  CHECK(translation.sentences[0].hypotheses[0].alignment.empty());
  CHECK(translation.sentences[0].hypotheses[0].word_alignment.empty());
  CHECK_FALSE(translation.translation.empty());
}

TEST_CASE("a character that no vocabulary knows comes out whole or not at all") {
  TranslationOptions options = tiny().default_options();
  options.maximum_length = 60;
  options.decoding.sampling = true;
  options.decoding.temperature = 8;  // bytes are as likely as anything, and would make others
  int carried = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    options.decoding.seed = seed;
    const Translation translation = tiny().translate("Le chat \u4F1F dort.", options);
    const TranslatedHypothesis& hypothesis = translation.sentences[0].hypotheses[0];
    if (!hypothesis.finished) continue;  // cut, perhaps within a character
    for (const char32_t character : to_code_points(hypothesis.target.tokenized.text)) {
      carried += character == 0x4F1F;
      CHECK((character == 0x4F1F || character < 0x80));
    }
  }
  CHECK(carried > 0);
}

TEST_CASE("a translation stops at the length limit and says so") {
  TranslationOptions options = tiny().default_options();
  options.maximum_length = 1;
  options.decoding.minimum_length = 1;
  const Translation translation = tiny().translate("Le chat dort sur la chaise.", options);
  CHECK(translation.sentences.at(0).hypotheses.at(0).target.pieces.size() == 1);
}

TEST_CASE("tokenizers of another model are refused") {
  ModelBundle bundle = TinyModel().bundle();
  bundle.config.source_vocabulary += 1;
  CHECK_THROWS_AS(Translator(std::move(bundle)), Error);
}

TEST_CASE("quantised, the model gives nearly the same log-probabilities") {
  const Translator quantised{quantise(TinyModel().bundle()).bundle};
  const auto options = tiny().default_options();
  const auto log_probability = [&](const Translator& translator) {
    return translator.score("Le chat dort sur la chaise.", "The cat sleeps on the chair.", options)
        .sentences.at(0)
        .hypotheses.at(0)
        .log_probability;
  };
  CHECK(log_probability(quantised) == Approx(log_probability(tiny())).epsilon(0.02));
}

}  // namespace
}  // namespace lookback
