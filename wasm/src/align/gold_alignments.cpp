#include "align/gold_alignments.h"

#include "base/error.h"
#include "metrics/symmetrisation.h"
#include "train/line_reader.h"

namespace lookback {
namespace {

GoldPair parse(std::string_view line, bool swapped) {
  const std::vector<std::string_view> fields = split_tabs(line);
  require(fields.size() == 3, "needs two texts and their links, separated by tabs, not ",
          fields.size(), " columns");
  GoldPair pair{std::string(fields[0]), std::string(fields[1]), read_gold_alignment(fields[2])};
  if (swapped) {
    std::swap(pair.source, pair.target);
    pair.links = {transposed(pair.links.sure), transposed(pair.links.possible)};
  }
  return pair;
}

}  // namespace

std::vector<GoldPair> read_gold_pairs(const std::string& path, int source_column,
                                      int target_column) {
  require(source_column + target_column == 1 && source_column * target_column == 0,
          "the texts of a gold file are its columns 0 and 1, not ", source_column, " and ",
          target_column);
  std::vector<GoldPair> pairs;
  std::size_t number = 0;
  read_lines(path, [&](std::string_view line) {
    ++number;
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    try {
      pairs.push_back(parse(line, source_column == 1));
    } catch (const Error& error) {
      throw Error(concat(path, ", line ", number, ": ", error.what()));
    }
  });
  require(!pairs.empty(), path, " has no lines");
  return pairs;
}

}  // namespace lookback
