#include "weights/bundle.h"

#include <catch2/catch.hpp>

#include "cpp/weights/raw_files.h"
#include "cpp/weights/small_model.h"

using namespace lookback;
using Catch::Contains;

namespace {

std::string loading(const SmallFiles& files) {
  return error_of([&] { ModelBundle::from_files(files.views()); });
}

/// What loading says when the weights' tensors are changed.
template <class Change>
std::string with_tensors(const Change& change) {
  SmallTensors tensors(small_config());
  change(tensors);
  SmallFiles files;
  files.files["model.safetensors"] = write_safetensors(tensors.views);
  return loading(files);
}

}  // namespace

TEST_CASE("a bundle holds config, weights and both tokenizers, and needs the files no longer") {
  ModelBundle bundle;
  {
    const SmallFiles files;
    bundle = ModelBundle::from_files(files.views());
  }
  CHECK(bundle.config == small_config());
  CHECK(bundle.weights.parameter_count() == parameter_count(small_config()));
  CHECK(bundle.weights.vector("output.bias", 6)(1, 0) == -0.25f);
  CHECK(bundle.source_tokenizer == "{\"a source\": 1}");
  CHECK(bundle.target_tokenizer == "{\"a target\": 2}");
}

TEST_CASE("a missing file is named, with what a model folder contains") {
  for (const std::string_view name : kModelFiles) {
    SmallFiles files;
    files.files.erase(std::string(name));
    CHECK(loading(files) == concat("the model lacks ", name,
                                   "; a model folder contains config.json, model.safetensors, "
                                   "source.tokenizer.json and target.tokenizer.json"));
  }
}

TEST_CASE("other files of a model folder are no hindrance") {
  SmallFiles files;
  files.put("README.md", "# Small");
  files.put("metrics.json", "{}");
  CHECK(loading(files) == "no error");
}

TEST_CASE("a file that is some other thing is named") {
  for (const std::string_view name : {kConfigFile, kSourceTokenizerFile, kTargetTokenizerFile}) {
    SmallFiles files;
    files.put(std::string(name), "<!DOCTYPE html>");
    CHECK_THAT(loading(files), Catch::StartsWith(std::string(name) + " is a web page (HTML)"));
  }
  SmallFiles files;
  files.put("model.safetensors", "");
  CHECK_THAT(loading(files), Contains("the weights file is empty"));
}

TEST_CASE("a tensor that the config asks for and the weights lack is named with its shape") {
  CHECK(with_tensors(
            [](SmallTensors& tensors) { tensors.named("readout.bias").name = "readout.bios"; }) ==
        "the weights lack tensor 'readout.bias' [3]: weights and config must come from the same "
        "model");
}

TEST_CASE("a tensor of another shape is named with both shapes") {
  CHECK(with_tensors([](SmallTensors& tensors) {
          tensors.named("attention.query.weight").shape = {4, 2};
        }) ==
        "tensor 'attention.query.weight' has the shape [4 x 2], but the config asks for [2 x 4]: "
        "weights "
        "and config must come from the same model");
}

TEST_CASE("tensors that the network does not know are refused by name") {
  const std::vector<float> one = {1.0f};
  CHECK(with_tensors([&](SmallTensors& tensors) {
          tensors.views.push_back(float32_view("extra", {1}, one));
        }) ==
        "the weights have 1 tensor that a network of this config does not use: 'extra'; is the "
        "config "
        "that of another model?");
  CHECK_THAT(with_tensors([&](SmallTensors& tensors) {
               for (const char* name : {"x1", "x2", "x3", "x4"}) {
                 tensors.views.push_back(float32_view(name, {1}, one));
               }
             }),
             Contains("have 4 tensors that") && Contains(": 'x1', 'x2', 'x3', ...;"));
}

TEST_CASE("an int8 matrix with its scales stands for a float32 one") {
  const std::vector<std::int8_t> values(5 * 3, 2);
  const std::vector<float> scales(5, 0.5f);
  CHECK(with_tensors([&](SmallTensors& tensors) {
          tensors.named("source_embedding.weight") =
              int8_view("source_embedding.weight", {5, 3}, values);
          tensors.views.push_back(float32_view("source_embedding.weight.scale", {5}, scales));
        }) == "no error");
  CHECK_THAT(with_tensors([&](SmallTensors& tensors) {
               tensors.named("source_embedding.weight") =
                   int8_view("source_embedding.weight", {5, 3}, values);
             }),
             Contains("the weights lack tensor 'source_embedding.weight.scale' [5]"));
}

TEST_CASE("scales of a float32 matrix are unknown tensors") {
  const std::vector<float> scales(5, 0.5f);
  CHECK_THAT(with_tensors([&](SmallTensors& tensors) {
               tensors.views.push_back(float32_view("source_embedding.weight.scale", {5}, scales));
             }),
             Contains("does not use: 'source_embedding.weight.scale'"));
}

TEST_CASE("an int8 bias is refused") {
  const std::vector<std::int8_t> values(6, 1);
  CHECK(with_tensors([&](SmallTensors& tensors) {
          tensors.named("output.bias") = int8_view("output.bias", {6}, values);
        }) == "tensor 'output.bias' is I8, but a vector must be F32");
}

TEST_CASE("a file with the expected checksum passes, in either case of the digits") {
  const Bytes abc = bytes_of("abc");
  CHECK_NOTHROW(
      verify("x", abc, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
  CHECK_NOTHROW(
      verify("x", abc, "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"));
}

TEST_CASE("a file with another checksum was damaged or changed on the way") {
  CHECK(
      error_of([] {
        verify("model.safetensors", bytes_of("abd"),
               "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
      }) ==
      "model.safetensors was damaged or changed on the way (its SHA-256 is not the expected one); "
      "reload it");
}

TEST_CASE("a checksum that is none is refused, not taken for a difference") {
  CHECK(error_of([] { verify("x", bytes_of("abc"), "ba78"); }) ==
        "the checksum of x must be 64 hexadecimal digits, not 'ba78'");
  CHECK_THAT(error_of([] { verify("x", bytes_of("abc"), std::string(64, 'g')); }),
             Contains("must be 64 hexadecimal digits"));
}
