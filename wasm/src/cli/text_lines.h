#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace lookback {

/// Calls `take` for each line of a file, plain or gzip, or of standard input when it is "-".
/// Carriage returns at line ends are dropped. Lines that are not UTF-8 are taken as they are, with
/// a warning on standard error that names the first. Throws Error when it cannot be read.
void for_each_line(const std::string& path, const std::function<void(std::string_view)>& take);

/// All lines.
std::vector<std::string> lines_of(const std::string& path);

/// Where lines go: a file, or standard output when the path is empty or "-".
class LineWriter {
 public:
  /// Throws Error when the file cannot be made.
  explicit LineWriter(const std::string& path);
  ~LineWriter();
  LineWriter(const LineWriter&) = delete;
  LineWriter& operator=(const LineWriter&) = delete;

  /// Writes the line and its end at once, so that a pipe's reader need not wait.
  void write(std::string_view line);
  /// Throws Error when something was not written.
  void close();

 private:
  std::FILE* file_;
  bool failed_ = false;
};

}  // namespace lookback
