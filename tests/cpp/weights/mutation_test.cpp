// Whatever happens to a file on its way, reading it ends in a model or in an Error: nothing else
// may come out, and the sanitizers watch what happens inside.
#include <catch2/catch.hpp>

#include "cpp/weights/byte_mutator.h"
#include "cpp/weights/json_mutator.h"
#include "cpp/weights/raw_files.h"
#include "cpp/weights/small_model.h"

using namespace lookback;

namespace {

struct Outcome {
  int unchanged = 0;  // the mutation happened to give the same bytes
  int read = 0;       // other bytes, and still a model (white space counts as other)
  int refused = 0;
  int unparsed = 0;  // of these, by the JSON parser
};

/// Loads `rounds` models in which the file `name` is what `spoil()` gives.
template <class Spoil>
Outcome load_all(const std::string& name, int rounds, const Spoil& spoil) {
  const SmallFiles good;
  Outcome outcome;
  for (int round = 0; round < rounds; ++round) {
    SmallFiles files = good;
    files.files[name] = spoil(good.files.at(name));
    INFO("round " << round << " of " << name);
    try {
      const ModelBundle bundle = ModelBundle::from_files(files.views());
      ++(files.files[name] == good.files.at(name) ? outcome.unchanged : outcome.read);
      REQUIRE(model_config_from_json(to_json(bundle.config)) == bundle.config);
    } catch (const Error& error) {
      ++outcome.refused;
      outcome.unparsed +=
          std::string_view(error.what()).find("not valid JSON") != std::string::npos;
      REQUIRE(std::string_view(error.what()).find('\n') == std::string_view::npos);
    }  // anything else fails the test
  }
  UNSCOPED_INFO(name << ": " << outcome.unchanged << " unchanged, " << outcome.read << " read, "
                     << outcome.refused << " refused, " << outcome.unparsed << " by the parser");
  return outcome;
}

nlohmann::ordered_json header_of(const Bytes& file) {
  std::uint64_t length = 0;
  std::memcpy(&length, file.data(), 8);
  const auto* begin = reinterpret_cast<const char*>(file.data()) + 8;
  return nlohmann::ordered_json::parse(begin, begin + length);
}

}  // namespace

TEST_CASE("2,000 weights files with spoilt bytes are read or refused, and nothing else") {
  ByteMutator mutator(20150519, true);
  const Outcome outcome =
      load_all("model.safetensors", 2000, [&](const Bytes& file) { return mutator.mutate(file); });
  CHECK(outcome.read > 0);  // a flipped bit of a weight's fraction is still a weight
  CHECK(outcome.refused > outcome.unparsed);
}

TEST_CASE("2,000 configs with spoilt bytes are read or refused, and nothing else") {
  ByteMutator mutator(20150817, false);
  const Outcome outcome =
      load_all("config.json", 2000, [&](const Bytes& file) { return mutator.mutate(file); });
  CHECK(outcome.read > 0);  // a changed title is still a title
  CHECK(outcome.refused > outcome.unparsed);
}

TEST_CASE(
    "2,000 weights files with spoilt header values get past the parser and are refused there") {
  JsonMutator mutator(20140910);
  const Outcome outcome = load_all("model.safetensors", 2000, [&](const Bytes& file) {
    const auto header = header_of(file);
    const std::size_t data =
        8 + static_cast<std::size_t>(file[0]) + 256 * static_cast<std::size_t>(file[1]);
    return raw_file(mutator.mutate(header), Bytes(file.begin() + data, file.end()));
  });
  CHECK(outcome.unparsed == 0);
  CHECK(outcome.refused > 0);
}

TEST_CASE("2,000 configs with spoilt values get past the parser and are read or refused there") {
  JsonMutator mutator(20141001);
  const Outcome outcome = load_all("config.json", 2000, [&](const Bytes& file) {
    const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
    return bytes_of(mutator.mutate(nlohmann::ordered_json::parse(text)));
  });
  CHECK(outcome.unparsed == 0);
  CHECK(outcome.read > 0);
  CHECK(outcome.refused > 0);
}

TEST_CASE("every beginning of a weights file, but the whole, is refused") {
  SmallFiles files;
  const Bytes whole = files.files.at("model.safetensors");
  for (std::size_t size = 0; size < whole.size(); ++size) {
    files.files["model.safetensors"] = Bytes(whole.begin(), whole.begin() + size);
    REQUIRE_THROWS_AS(ModelBundle::from_files(files.views()), Error);
  }
}
