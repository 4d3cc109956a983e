#include "weights/model_folder.h"

#include <filesystem>
#include <fstream>

#include "base/error.h"
#include "untrusted/message_text.h"
#include "weights/bundle.h"
#include "weights/safetensors.h"

namespace lookback {
namespace {

namespace fs = std::filesystem;

std::span<const std::byte> bytes_of(const std::string& text) {
  return std::as_bytes(std::span(text));
}

/// A program that is stopped half-way must not leave half a file under a good name.
void write_file(const fs::path& path, std::span<const std::byte> bytes) {
  fs::path part = path;
  part += ".part";
  std::ofstream out(part, std::ios::binary | std::ios::trunc);
  out.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
  out.close();
  std::error_code error;
  if (out) fs::rename(part, path, error);
  require(out && !error, "cannot write ", in_quotes(path.string()),
          ": check that the folder may be written to and the disk has room");
}

}  // namespace

std::vector<std::byte> read_file(const std::string& path) {
  std::error_code error;
  require(fs::is_regular_file(path, error), in_quotes(path), " is missing or is not a file");
  const std::uintmax_t size = fs::file_size(path, error);
  std::ifstream in(path, std::ios::binary);
  require(in && !error, "cannot read ", in_quotes(path), ": check its permissions");
  std::vector<std::byte> bytes(static_cast<std::size_t>(size));
  in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
  require(static_cast<std::uintmax_t>(in.gcount()) == size, "cannot read ", in_quotes(path),
          " to its end: it changed meanwhile, or the disk has a fault");
  return bytes;
}

ModelBundle ModelBundle::from_folder(const std::string& folder) {
  std::error_code error;
  require(fs::is_directory(folder, error), "there is no model folder ", in_quotes(folder));
  std::map<std::string, std::vector<std::byte>> files;
  FileViews views;
  for (const std::string_view name : kModelFiles) {
    const fs::path path = fs::path(folder) / name;
    if (!fs::exists(path, error)) continue;  // from_files() says what is missing
    views[std::string(name)] = files[std::string(name)] = read_file(path.string());
  }
  return from_files(views);
}

void save_bundle(const std::string& folder, const BundleParts& parts) {
  const std::string config = to_json(parts.config);
  const std::vector<std::byte> weights = write_safetensors(parts.tensors, {{"format", "pt"}});
  const FileViews views = {{std::string(kConfigFile), bytes_of(config)},
                           {std::string(kWeightsFile), weights},
                           {std::string(kSourceTokenizerFile), bytes_of(parts.source_tokenizer)},
                           {std::string(kTargetTokenizerFile), bytes_of(parts.target_tokenizer)}};
  ModelBundle::from_files(views);
  std::error_code error;
  fs::create_directories(folder, error);
  require(fs::is_directory(folder, error), "cannot make the model folder ", in_quotes(folder));
  for (const auto& [name, bytes] : views) write_file(fs::path(folder) / name, bytes);
}

}  // namespace lookback
