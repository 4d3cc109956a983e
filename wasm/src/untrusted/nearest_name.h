#pragma once
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace lookback {

/// The one of `names` that `written` was probably meant to be: one that begins with it ("beam" for
/// "beam-size"), else the fewest typing mistakes away. Nothing when none is near.
std::optional<std::string> nearest_name(const std::string& written,
                                        const std::vector<std::string>& names);
std::optional<std::string> nearest_name(const std::string& written,
                                        const std::set<std::string>& names);

}  // namespace lookback
