#include "weights/model_folder.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <random>

#include "cpp/weights/raw_files.h"
#include "cpp/weights/small_model.h"

using namespace lookback;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

/// A folder of its own for each test, gone afterwards.
class TemporaryFolder {
 public:
  TemporaryFolder()
      : path_((fs::temp_directory_path() / concat("lookback-", std::random_device()())).string()) {
    fs::create_directories(path_);
  }
  ~TemporaryFolder() { fs::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string operator/(const std::string& name) const { return (fs::path(path_) / name).string(); }

 private:
  std::string path_;
};

BundleParts small_parts(const SmallTensors& tensors) {
  return {small_config(), tensors.views, "{\"s\":1}", "{\"t\":2}"};
}

}  // namespace

TEST_CASE("a saved model is loaded from its folder the same") {
  const TemporaryFolder temporary;
  const SmallTensors tensors(small_config());
  const std::string folder = temporary / "models/small";
  save_bundle(folder, small_parts(tensors));
  const ModelBundle bundle = ModelBundle::from_folder(folder);
  CHECK(bundle.config == small_config());
  CHECK(bundle.weights.parameter_count() == parameter_count(small_config()));
  CHECK(bundle.source_tokenizer == "{\"s\":1}");
  CHECK(bundle.target_tokenizer == "{\"t\":2}");
}

TEST_CASE("a saved folder holds the four files and nothing half-written") {
  const TemporaryFolder temporary;
  const SmallTensors tensors(small_config());
  for (int time = 0; time < 2; ++time) save_bundle(temporary / "small", small_parts(tensors));
  std::size_t count = 0;
  for (const auto& entry : fs::directory_iterator(temporary / "small")) {
    const std::string name = entry.path().filename().string();
    CHECK(std::count(kModelFiles.begin(), kModelFiles.end(), name) == 1);
    ++count;
  }
  CHECK(count == kModelFiles.size());
}

TEST_CASE("parts that could not be loaded are not written") {
  const TemporaryFolder temporary;
  SmallTensors tensors(small_config());
  tensors.views.pop_back();
  CHECK_THAT(error_of([&] { save_bundle(temporary / "small", small_parts(tensors)); }),
             Contains("the weights lack tensor 'output.bias' [6]"));
  CHECK_FALSE(fs::exists(temporary / "small"));
}

TEST_CASE("a folder that does not exist, or lacks a file, is told") {
  const TemporaryFolder temporary;
  CHECK_THAT(error_of([&] { ModelBundle::from_folder(temporary / "none"); }),
             Contains("there is no model folder '") && Contains("none'"));
  const SmallTensors tensors(small_config());
  save_bundle(temporary / "small", small_parts(tensors));
  fs::remove(temporary / "small/target.tokenizer.json");
  CHECK_THAT(error_of([&] { ModelBundle::from_folder(temporary / "small"); }),
             Contains("the model lacks target.tokenizer.json"));
}

TEST_CASE("a folder that cannot be made is told") {
  const TemporaryFolder temporary;
  std::ofstream(temporary / "file") << "x";
  const SmallTensors tensors(small_config());
  CHECK_THAT(error_of([&] { save_bundle(temporary / "file/small", small_parts(tensors)); }),
             Contains("cannot make the model folder"));
}

TEST_CASE("a file is read whole, and what is no file is told") {
  const TemporaryFolder temporary;
  std::ofstream(temporary / "file", std::ios::binary) << std::string("a\0b\r\n", 5);
  CHECK(read_file(temporary / "file") == bytes_of(std::string_view("a\0b\r\n", 5)));
  CHECK_THAT(error_of([&] { read_file(temporary / ""); }), Contains("is missing or is not a file"));
  CHECK_THAT(error_of([&] { read_file(temporary / "none"); }),
             Contains("is missing or is not a file"));
}
