#include "train/noise.h"

#include <catch2/catch.hpp>

#include "train/letter_case.h"

using namespace lookback;

namespace {

SentencePair roughened(const SentencePair& pair, const NoiseOptions& options) {
  Random random(1);
  return roughen(pair, options, random);
}

constexpr NoiseOptions kNone{0, 0, 0, 0, 0, 0, 0, 0, 0};

}  // namespace

TEST_CASE("French letters change case and lose their accents") {
  CHECK(lower_case(std::string_view("IL M'A ENTARTÉ ŒUVRE Ÿ")) == "il m'a entarté œuvre ÿ");
  CHECK(upper_case(std::string_view("il m'a entarté œuvre ÿ")) == "IL M'A ENTARTÉ ŒUVRE Ÿ");
  CHECK(without_accents("Ça a été un cœur naïf, où ?") == "Ca a ete un coeur naif, ou ?");
  CHECK(lower_case(std::string_view("中文 😀 ×÷ß")) == "中文 😀 ×÷ß");
  CHECK(upper_case(std::string_view("中文 😀 ×÷ß")) == "中文 😀 ×÷ß");
  CHECK(without_accents("中文 😀") == "中文 😀");
}

TEST_CASE("without noise a pair stays as it is") {
  const SentencePair pair{"Il m'a entarté.", "He hit me with a pie."};
  const SentencePair same = roughened(pair, kNone);
  CHECK(same.source == pair.source);
  CHECK(same.target == pair.target);
}

TEST_CASE("a final mark that both sides have is dropped on both") {
  NoiseOptions options = kNone;
  options.no_final_mark = 1;
  SentencePair bare = roughened({"Va !", "Go!"}, options);
  CHECK(bare.source == "Va");
  CHECK(bare.target == "Go");
  bare = roughened({"Va !", "Go."}, options);
  CHECK(bare.source == "Va !");
  bare = roughened({"Et...", "And..."}, options);
  CHECK(bare.source == "Et...");
  bare = roughened({"Quoi ?!", "What?!"}, options);
  CHECK(bare.source == "Quoi ?!");
  bare = roughened({"他走了。", "He left."}, options);
  CHECK(bare.source == "他走了");
  CHECK(bare.target == "He left");
  bare = roughened({"他走了？", "He left."}, options);
  CHECK(bare.source == "他走了？");
}

TEST_CASE("capitals and accents go on the source side only") {
  NoiseOptions options = kNone;
  options.upper_case = 1;
  options.no_accents = 1;
  const SentencePair rough = roughened({"Il m'a entarté.", "He hit me with a pie."}, options);
  CHECK(rough.source == "IL M'A ENTARTE.");
  CHECK(rough.target == "He hit me with a pie.");
}
