#include <cstdio>
#include <memory>

#include "base/error.h"
#include "cli/commands.h"
#include "cli/model_flags.h"
#include "cli/text_lines.h"
#include "translate/golden.h"
#include "untrusted/foreign_bytes.h"
#include "weights/model_folder.h"

namespace lookback {
namespace {

struct Arguments {
  std::string folder;
  std::string input;
};

std::string golden_path(const Arguments& arguments) { return arguments.folder + "/golden.json"; }

void make(const Arguments& arguments) {
  const Translator shipped = ModelFlags{arguments.folder, false}.load();
  const Translator float32 = ModelFlags{arguments.folder, true}.load();
  std::string json = make_golden(shipped, float32, lines_of(arguments.input));
  json.pop_back();  // the writer ends the line
  LineWriter out(golden_path(arguments));
  out.write(json);
  out.close();
}

void check(const Arguments& arguments) {
  const std::vector<std::byte> golden = read_file(golden_path(arguments));
  std::size_t failures = 0;
  for (const GoldenPath path : {GoldenPath::shipped, GoldenPath::float32}) {
    const bool float32 = path == GoldenPath::float32;
    const GoldenReport report =
        check_golden(text_of(golden), ModelFlags{arguments.folder, float32}.load(), path);
    for (const std::string& failure : report.failures)
      std::fprintf(stderr, "%s\n", failure.c_str());
    std::printf("%s weights: %d cases, alignment within %.2g\n", float32 ? "float32" : "shipped",
                report.cases, report.largest_alignment_difference);
    failures += report.failures.size();
  }
  require(failures == 0, failures, " golden cases differ");
}

}  // namespace

void add_golden_command(CLI::App& app) {
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command =
      app.add_subcommand("golden", "Check a model against its golden.json, or write that file");
  command->add_option("--model", arguments->folder, "model folder")->required();
  command->add_option("--write", arguments->input,
                      "text file: write golden.json with the translations of its lines");
  command->callback([arguments] {
    if (arguments->input.empty()) {
      check(*arguments);
    } else {
      make(*arguments);
    }
  });
}

}  // namespace lookback
