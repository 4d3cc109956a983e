#include "cli/test_set.h"

#include <algorithm>

#include "base/error.h"
#include "cli/text_lines.h"
#include "train/line_reader.h"

namespace lookback {

void TestSetFlags::add_to(CLI::App& command) {
  command.add_option("--source", source_,
                     "sentences, one a line, plain or gzip; - is standard input");
  command.add_option("--reference", reference_, "their translations, one a line");
  command.add_option("--test", test_, "both in one tab-separated file");
  command.add_option("--columns", columns_, "of --test: source, reference; from 0")
      ->expected(2)
      ->check(CLI::NonNegativeNumber)
      ->delimiter(',');
  command.add_option("--limit", limit_, "only the first so many sentences");
}

TestSet TestSetFlags::from_columns() const {
  TestSet set;
  const auto wanted = [&](std::size_t i) { return static_cast<std::size_t>(columns_[i]); };
  for_each_line(test_, [&](std::string_view line) {
    const std::vector<std::string_view> fields = split_tabs(line);
    require(fields.size() > std::max(wanted(0), wanted(1)), "line ", set.source.size() + 1, " of ",
            test_, " has ", fields.size(), " columns; see --columns");
    set.source.emplace_back(fields[wanted(0)]);
    set.reference.emplace_back(fields[wanted(1)]);
  });
  return set;
}

TestSet TestSetFlags::load() const {
  const bool two_files = !source_.empty() && !reference_.empty();
  require(two_files != !test_.empty(),
          "give either --source and --reference, or --test with two columns");
  require(source_ != "-" || reference_ != "-",
          "only one of --source and --reference can be standard input");
  TestSet set = two_files ? TestSet{lines_of(source_), lines_of(reference_)} : from_columns();
  require(set.source.size() == set.reference.size(), "the source has ", set.source.size(),
          " lines and the reference ", set.reference.size(), "; they must be as many");
  require(!set.source.empty(), "the test set is empty");
  if (limit_ > 0 && limit_ < set.source.size()) {
    set.source.resize(limit_);
    set.reference.resize(limit_);
  }
  return set;
}

}  // namespace lookback
