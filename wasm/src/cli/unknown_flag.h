#pragma once
#include <CLI/CLI.hpp>

namespace lookback {

/// The error to show in place of `error`: a flag that nobody knows comes before everything else
/// that is wrong, with the flag that was perhaps meant. CLI11 would first ask for what is missing.
CLI::ParseError unknown_flag(const CLI::App& app, const CLI::ParseError& error);

}  // namespace lookback
