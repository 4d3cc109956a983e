#include "cli/unknown_flag.h"

#include <algorithm>
#include <string>
#include <vector>

#include "untrusted/message_text.h"
#include "untrusted/nearest_name.h"

namespace lookback {
namespace {

std::string without_dashes(const std::string& flag) {
  const std::size_t begin = std::min(flag.find_first_not_of('-'), flag.size());
  return flag.substr(begin, flag.find('=') - begin);
}

/// Without dashes: "beam-size".
std::vector<std::string> flags_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) names.push_back(name);
  return names;
}

/// Of this app itself: not of the verbs below it.
std::string message(const CLI::App& app, const std::string& flag) {
  std::string text = app.get_name() + " has no flag " + in_quotes(flag.substr(0, flag.find('=')));
  if (const auto meant = nearest_name(without_dashes(flag), flags_of(app)))
    text += "; perhaps --" + *meant + " was meant";
  return text;
}

}  // namespace

CLI::ParseError unknown_flag(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return error;  // help was asked for
  std::vector<const CLI::App*> apps = {&app};
  for (const CLI::App* verb : app.get_subcommands()) apps.push_back(verb);
  for (const CLI::App* one : apps) {
    const std::vector<std::string> left = one->remaining();
    const auto flag = std::find_if(left.begin(), left.end(), [](const std::string& argument) {
      return argument.size() > 1 && argument[0] == '-';
    });
    if (flag != left.end())
      return CLI::ExtrasError(message(*one, *flag), CLI::ExitCodes::ExtrasError);
  }
  return error;
}

}  // namespace lookback
