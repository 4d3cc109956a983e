#include "metrics/alignment_error_rate.h"

#include <algorithm>
#include <charconv>

#include "base/error.h"

namespace lookback {
namespace {

struct ParsedLink {
  AlignmentLink link;
  bool sure = false;
};

// "3-4" or "3?4"
ParsedLink parse_link(std::string_view text) {
  ParsedLink parsed;
  const char* const end = text.data() + text.size();
  const auto source = std::from_chars(text.data(), end, parsed.link.source);
  bool good =
      source.ec == std::errc() && source.ptr < end && (*source.ptr == '-' || *source.ptr == '?');
  if (good) {
    parsed.sure = *source.ptr == '-';
    const auto target = std::from_chars(source.ptr + 1, end, parsed.link.target);
    good = target.ec == std::errc() && target.ptr == end;
  }
  require(good && parsed.link.source >= 0 && parsed.link.target >= 0,
          "an alignment link looks like 0-1 (or 0?1 if only possible), not like \"", text, "\"");
  return parsed;
}

template <class Use>
void for_each_link(std::string_view line, Use use) {
  constexpr std::string_view kBlanks = " \t\r\n";
  std::size_t from = line.find_first_not_of(kBlanks);
  while (from != std::string_view::npos) {
    const std::size_t to = std::min(line.find_first_of(kBlanks, from), line.size());
    use(parse_link(line.substr(from, to - from)));
    from = line.find_first_not_of(kBlanks, to);
  }
}

std::int64_t common(const AlignmentLinks& a, const AlignmentLinks& b) {
  return std::count_if(a.begin(), a.end(), [&b](const auto& link) { return b.contains(link); });
}

double ratio(std::int64_t part, std::int64_t whole) {
  return static_cast<double>(part) / static_cast<double>(std::max<std::int64_t>(1, whole));
}

}  // namespace

AlignmentCounts& AlignmentCounts::operator+=(const AlignmentCounts& other) {
  predicted += other.predicted;
  sure += other.sure;
  predicted_sure += other.predicted_sure;
  predicted_possible += other.predicted_possible;
  return *this;
}

AlignmentLinks read_alignment(std::string_view line) {
  AlignmentLinks links;
  for_each_link(line, [&](const ParsedLink& parsed) {
    require(parsed.sure, "a predicted alignment has no links that are only possible: ", line);
    links.insert(parsed.link);
  });
  return links;
}

GoldAlignment read_gold_alignment(std::string_view line) {
  GoldAlignment gold;
  for_each_link(line, [&](const ParsedLink& parsed) {
    gold.possible.insert(parsed.link);
    if (parsed.sure) gold.sure.insert(parsed.link);
  });
  return gold;
}

AlignmentCounts compare_alignment(const AlignmentLinks& predicted, const GoldAlignment& gold) {
  return {static_cast<std::int64_t>(predicted.size()), static_cast<std::int64_t>(gold.sure.size()),
          common(predicted, gold.sure), common(predicted, gold.possible)};
}

AlignmentQuality alignment_quality(const AlignmentCounts& counts) {
  if (counts.predicted + counts.sure == 0) return {0, 1, 1};
  return {
      1 - ratio(counts.predicted_sure + counts.predicted_possible, counts.predicted + counts.sure),
      ratio(counts.predicted_possible, counts.predicted),
      ratio(counts.predicted_sure, counts.sure)};
}

}  // namespace lookback
