#include "cli/text_lines.h"

#include <cstdio>
#include <iostream>

#include "base/error.h"
#include "train/line_reader.h"

namespace lookback {

void for_each_line(const std::string& path, const std::function<void(std::string_view)>& take) {
  const auto without_return = [&](std::string_view line) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    take(line);
  };
  if (path != "-") return read_lines(path, without_return);
  std::string line;
  while (std::getline(std::cin, line)) without_return(line);
}

std::vector<std::string> lines_of(const std::string& path) {
  std::vector<std::string> lines;
  for_each_line(path, [&](std::string_view line) { lines.emplace_back(line); });
  return lines;
}

LineWriter::LineWriter(const std::string& path)
    : file_(path.empty() || path == "-" ? stdout : std::fopen(path.c_str(), "wb")) {
  require(file_ != nullptr, "cannot write '", path, "': check that its folder exists");
}

LineWriter::~LineWriter() {
  if (file_ != nullptr && file_ != stdout) std::fclose(file_);
}

void LineWriter::write(std::string_view line) {
  failed_ |= std::fwrite(line.data(), 1, line.size(), file_) != line.size();
  failed_ |= std::fputc('\n', file_) == EOF;
  failed_ |= std::fflush(file_) != 0;
}

void LineWriter::close() {
  if (file_ != stdout && file_ != nullptr) failed_ |= std::fclose(file_) != 0;
  file_ = nullptr;
  require(!failed_, "not everything could be written; is the disk full?");
}

}  // namespace lookback
