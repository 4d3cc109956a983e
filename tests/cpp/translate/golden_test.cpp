#include "translate/golden.h"

#include <catch2/catch.hpp>
#include <filesystem>

#include "base/error.h"
#include "support/tiny_model.h"
#include "untrusted/foreign_bytes.h"

namespace lookback {
namespace {

namespace fs = std::filesystem;

Translator load(const std::string& folder, bool float32) {
  ModelBundle bundle = ModelBundle::from_folder(folder);
  if (float32) bundle.weights = bundle.weights.dequantised();
  return Translator(std::move(bundle));
}

void check_folder(const std::string& folder) {
  INFO(folder);
  const std::vector<std::byte> golden = read_file(folder + "/golden.json");
  for (const GoldenPath path : {GoldenPath::shipped, GoldenPath::float32}) {
    const GoldenReport report =
        check_golden(text_of(golden), load(folder, path == GoldenPath::float32), path);
    CHECK(report.failures == std::vector<std::string>{});
    CHECK(report.largest_alignment_difference <= kGoldenAlignmentTolerance);
  }
}

TEST_CASE("the committed tiny model gives its golden answers") { check_folder(kTinyModelFolder); }

TEST_CASE("every shipped model gives its golden answers") {
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(LOOKBACK_SOURCE_DIR "/weights", error))
    if (fs::exists(entry.path() / "golden.json")) check_folder(entry.path().string());
}

TEST_CASE("another model's answers are noticed") {
  const Translator tiny{TinyModel().bundle()};
  const Translator other{TinyModel(nullptr, 8).bundle()};
  const std::vector<std::string> texts = {"Le chat dort.", "Où est la clé ?"};
  const std::string golden = make_golden(tiny, tiny, texts);
  CHECK(check_golden(golden, tiny, GoldenPath::shipped).failures.empty());
  CHECK(check_golden(golden, other, GoldenPath::shipped).failures.size() == 2);
}

TEST_CASE("malformed golden files are refused") {
  const Translator tiny{TinyModel().bundle()};
  for (const char* json :
       {"", "{}", R"({"model": "tiny", "cases": []})", R"({"model": "other", "cases": [{}]})",
        R"({"model": "tiny", "cases": [{"text": "a"}]})"})
    CHECK_THROWS_AS(check_golden(json, tiny, GoldenPath::shipped), Error);
}

}  // namespace
}  // namespace lookback
