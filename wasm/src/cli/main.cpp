#include <cstdio>
#include <exception>

#include "cli/commands.h"

int main(int argc, char** argv) {
  CLI::App app{"Neural machine translation that shows where the decoder looked", "lookback"};
  app.require_subcommand(1);
  lookback::add_prepare_command(app);
  lookback::add_train_command(app);
  try {
    app.parse(argc, argv);
    return 0;
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lookback: %s\n", error.what());
    return 1;
  }
}
