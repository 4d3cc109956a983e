#pragma once
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace lookback {

/// Sentences and their reference translations, as many.
struct TestSet {
  std::vector<std::string> source;
  std::vector<std::string> reference;
};

/// The flags that name a test set: two files, or two columns of one.
class TestSetFlags {
 public:
  void add_to(CLI::App& command);
  /// Throws Error.
  TestSet load() const;

 private:
  TestSet from_columns() const;

  std::string source_, reference_, test_;
  std::vector<int> columns_ = {0, 1};
  std::size_t limit_ = 0;
};

}  // namespace lookback
