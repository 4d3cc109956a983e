#pragma once
#include <CLI/CLI.hpp>

namespace lookback {

// Each verb lives in its own file and adds itself to the command line.
void add_prepare_command(CLI::App& app);
void add_train_command(CLI::App& app);
void add_translate_command(CLI::App& app);
void add_align_command(CLI::App& app);
void add_evaluate_command(CLI::App& app);
void add_evaluate_alignment_command(CLI::App& app);
void add_gradients_command(CLI::App& app);
void add_quantize_command(CLI::App& app);
void add_inspect_command(CLI::App& app);
void add_golden_command(CLI::App& app);

}  // namespace lookback
