#pragma once
#include <string>
#include <string_view>

namespace lookback {

/// Text from a file, fit to stand in a one-line message: control characters replaced, cut after
/// about 80 bytes (never within a UTF-8 character).
std::string shortened(std::string_view text);

/// The same between single quotes, for names.
std::string in_quotes(std::string_view name);

}  // namespace lookback
