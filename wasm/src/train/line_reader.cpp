#include "train/line_reader.h"

#include <zlib.h>

#include <filesystem>
#include <memory>

#include "base/error.h"

namespace lookback {

void read_lines(const std::string& path, const std::function<void(std::string_view)>& take) {
  std::error_code unknown;
  require(!std::filesystem::is_directory(path, unknown), path, " is a folder; name a file in it");
  // zlib reads files that are not compressed as they are.
  const std::unique_ptr<gzFile_s, int (*)(gzFile)> file(gzopen(path.c_str(), "rb"), gzclose);
  require(file != nullptr, "cannot read ", path);
  std::string line;
  char buffer[1 << 16];
  int count = 0;
  while ((count = gzread(file.get(), buffer, sizeof buffer)) > 0) {
    std::string_view rest(buffer, static_cast<std::size_t>(count));
    for (std::size_t end; (end = rest.find('\n')) != rest.npos; rest.remove_prefix(end + 1)) {
      line.append(rest.substr(0, end));
      take(line);
      line.clear();
    }
    line.append(rest);
  }
  require(count == 0, path, " is damaged: its gzip data cannot be unpacked");
  if (!line.empty()) take(line);
}

std::vector<std::string_view> split_tabs(std::string_view line) {
  std::vector<std::string_view> fields;
  for (std::size_t end; (end = line.find('\t')) != line.npos; line.remove_prefix(end + 1))
    fields.push_back(line.substr(0, end));
  fields.push_back(line);
  return fields;
}

}  // namespace lookback
