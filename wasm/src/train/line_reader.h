#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace lookback {

/// Calls `take` for each line of a text file, plain or gzip. Throws Error when it cannot be read.
void read_lines(const std::string& path, const std::function<void(std::string_view)>& take);

/// The fields of a tab-separated line.
std::vector<std::string_view> split_tabs(std::string_view line);

}  // namespace lookback
