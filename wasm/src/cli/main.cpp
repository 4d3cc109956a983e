#include <cstdio>
#include <exception>
#include <new>

#include "cli/commands.h"

namespace {

constexpr int kUserError = 1;
constexpr int kUsageError = 2;

void add_commands(CLI::App& app) {
  lookback::add_prepare_command(app);
  lookback::add_train_command(app);
  lookback::add_translate_command(app);
  lookback::add_align_command(app);
  lookback::add_evaluate_command(app);
  lookback::add_evaluate_alignment_command(app);
  lookback::add_quantize_command(app);
  lookback::add_inspect_command(app);
  lookback::add_golden_command(app);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Neural machine translation that shows where the decoder looked", "lookback"};
  app.require_subcommand(1);
  add_commands(app);
  try {
    app.parse(argc, argv);
    return 0;
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kUsageError;
  } catch (const std::bad_alloc&) {
    std::fprintf(stderr, "lookback: not enough memory\n");
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lookback: %s\n", error.what());
  }
  return kUserError;
}
