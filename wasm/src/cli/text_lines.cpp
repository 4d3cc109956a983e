#include "cli/text_lines.h"

#include <cstdio>
#include <iostream>
#include <utility>

#include "base/error.h"
#include "text/utf8_text.h"
#include "train/line_reader.h"
#include "untrusted/message_text.h"

namespace lookback {

namespace {

bool is_utf8(std::string_view line) {
  for (std::size_t at = 0; at < line.size();) {
    const DecodedCharacter character = character_at(line, at);
    // The replacement character may also stand in the text itself.
    if (character.code == kReplacement && line.substr(at, character.length) != "\xEF\xBF\xBD")
      return false;
    at += character.length;
  }
  return true;
}

/// Warns of the first line that is not UTF-8 at once, and at the end of how many there were. Its
/// bytes are read as U+FFFD; the line stays, because a line must come out for each that went in.
class Utf8Check {
 public:
  explicit Utf8Check(std::string name) : name_(std::move(name)) {}

  void see(std::string_view line) {
    ++lines_;
    if (is_utf8(line)) return;
    if (++wrong_ > 1) return;
    std::fprintf(stderr,
                 "lookback: line %zu of %s is not valid UTF-8: its wrong bytes are read as U+FFFD; "
                 "convert the text first\n",
                 lines_, name_.c_str());
  }

  void end() const {
    if (wrong_ < 2) return;
    std::fprintf(stderr, "lookback: %zu of %zu lines of %s are not valid UTF-8\n", wrong_, lines_,
                 name_.c_str());
  }

 private:
  std::string name_;
  std::size_t lines_ = 0;
  std::size_t wrong_ = 0;
};

}  // namespace

void for_each_line(const std::string& path, const std::function<void(std::string_view)>& take) {
  Utf8Check check(path == "-" ? "standard input" : in_quotes(path));
  const auto take_checked = [&](std::string_view line) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    check.see(line);
    take(line);
  };
  if (path == "-") {
    std::string line;
    while (std::getline(std::cin, line)) take_checked(line);
  } else {
    read_lines(path, take_checked);
  }
  check.end();
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
