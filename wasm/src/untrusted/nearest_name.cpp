#include "untrusted/nearest_name.h"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

namespace lookback {
namespace {

/// Longer names are nobody's misspelling, and comparing them costs their lengths' product.
constexpr std::size_t kLongestName = 64;
/// So few letters begin too many names.
constexpr std::size_t kShortestBeginning = 3;

/// How many characters to insert, remove, replace, or swap with the next, to turn one into the
/// other (optimal string alignment).
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before, last, row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    before = std::exchange(last, row);
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = last[j] + (a[i] == b[j] ? 0 : 1);
      row[j + 1] = std::min({replaced, row[j] + 1, last[j + 1] + 1});
      if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
        row[j + 1] = std::min(row[j + 1], before[j - 1] + 1);
    }
  }
  return row.back();
}

}  // namespace

std::optional<std::string> nearest_name(const std::string& written,
                                        const std::vector<std::string>& names) {
  if (written.size() > kLongestName) return std::nullopt;
  if (written.size() >= kShortestBeginning)
    for (const std::string& name : names)
      if (name.starts_with(written)) return name;
  std::optional<std::string> best;
  std::size_t best_distance = 1 + std::min<std::size_t>(3, written.size() / 3);
  for (const std::string& name : names) {
    const std::size_t distance = edit_distance(written, name);
    if (distance >= best_distance) continue;
    best = name;
    best_distance = distance;
  }
  return best;
}

std::optional<std::string> nearest_name(const std::string& written,
                                        const std::set<std::string>& names) {
  return nearest_name(written, std::vector<std::string>(names.begin(), names.end()));
}

}  // namespace lookback
