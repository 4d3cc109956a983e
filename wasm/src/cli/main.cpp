#include <cstdio>
#include <exception>
#include <new>
#include <string>

#include "cli/commands.h"
#include "cli/unknown_flag.h"

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
  lookback::add_gradients_command(app);
  lookback::add_quantize_command(app);
  lookback::add_inspect_command(app);
  lookback::add_golden_command(app);
}

/// One line, as all other messages are.
std::string in_one_line(const CLI::App* app, const CLI::Error& error) {
  std::string help = app->get_name();
  for (const CLI::App* verb : app->get_subcommands()) help += " " + verb->get_name();
  return std::string("lookback: ") + error.what() + "; see " + help + " --help\n";
}

/// CLI11 would only say that a verb is missing.
void check_verb(const CLI::App& app, int argc, char** argv) {
  if (argc < 2 || argv[1][0] == '-') return;
  const std::string verb = argv[1];
  const auto verbs =
      app.get_subcommands([&](const CLI::App* one) { return one->check_name(verb); });
  if (verbs.empty())
    throw CLI::ExtrasError("there is no verb '" + verb + "'", CLI::ExitCodes::ExtrasError);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Neural machine translation that shows where the decoder looked", "lookback"};
  app.require_subcommand(1);
  app.failure_message(in_one_line);
  add_commands(app);
  try {
    check_verb(app, argc, argv);
    app.parse(argc, argv);
    return 0;
  } catch (const CLI::ParseError& error) {
    return app.exit(lookback::unknown_flag(app, error)) == 0 ? 0 : kUsageError;
  } catch (const std::bad_alloc&) {
    std::fprintf(stderr, "lookback: not enough memory\n");
  } catch (const std::exception& error) {
    std::fprintf(stderr, "lookback: %s\n", error.what());
  }
  return kUserError;
}
