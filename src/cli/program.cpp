// SPDX-License-Identifier: Apache-2.0
#include "cli/program.hpp"

#include <new>

#include "cli/command.hpp"
#include "cli/console.hpp"
#include "cli/exit_code.hpp"
#include "cli/version.hpp"
#include "cunf/base/error.hpp"
#include "cunf/base/format.hpp"
#include "cunf/base/suggest.hpp"

namespace cunf::cli {

namespace {

using base::format;

std::string program_help() {
  std::string text =
      "Usage: cunf COMMAND [arguments]\n\n"
      "Partial-order verification of 1-safe contextual nets.\n\nCommands:\n";
  for (const Command& command : commands())
    text += format("  {:<14}{}\n", command.name, command.summary);
  return text +
         "  help          print this help, or `cunf help COMMAND` that of a command\n\n"
         "Options:\n"
         "  --help        print this help\n"
         "  --version     print the version\n\n"
         "`man cunf` tells more.\n";
}

std::string command_help(const Command& command) {
  return format("Usage: cunf {} {}\n\n{}{}.\n\nOptions:\n{}\n`man {}` tells more.\n", command.name,
                command.usage, static_cast<char>(command.summary[0] - 'a' + 'A'),
                command.summary.substr(1), describe(command.options), command.page);
}

const Command& choose_command(const std::string& name) {
  if (const Command* command = find_command(name)) return *command;
  std::vector<std::string_view> names{"help"};
  for (const Command& command : commands()) names.push_back(command.name);
  std::string hint = base::suggestion(name, names);
  throw UsageError(format("unknown command `{}`{} `cunf --help` lists the commands", name,
                          hint.empty() ? ";" : hint));
}

int dispatch(const std::vector<std::string>& arguments) {
  if (arguments.empty()) throw UsageError("say what to do; `cunf --help` lists the commands");
  const std::string& name = arguments[0];
  bool is_help = name == "--help" || name == "-h" || name == "help";
  if (arguments.size() > (is_help ? 2 : 1) && (is_help || name == "--version"))
    throw UsageError(format("`{}` is too much behind {}", arguments.back(), name));
  if (name == "--version") {
    print(format("cunf {}\n", kVersion));
    return kDone;
  }
  if (is_help) {
    bool on_command = arguments.size() > 1 && arguments[1] != "help" && arguments[1] != "--help";
    print(on_command ? command_help(choose_command(arguments[1])) : program_help());
    return kDone;
  }
  const Command& command = choose_command(name);
  ParsedOptions options(command.options, {arguments.begin() + 1, arguments.end()});
  if (options.has("help")) {
    print(command_help(command));
    return kDone;
  }
  return command.run(options);
}

}  // namespace

int run_program(const std::vector<std::string>& arguments) {
  try {
    return dispatch(arguments);
  } catch (const UsageError& error) {
    say(format("cunf: {}", error.what()));
    return kUsage;
  } catch (const base::InputError& error) {
    say(error.what());
    return kInput;
  } catch (const base::FileError& error) {
    say(error.what());
    return kInput;
  } catch (const std::bad_alloc&) {
    say("cunf: out of memory");
    return kLimit;
  } catch (const std::exception& error) {
    say(format("cunf: internal error, please report it: {}", error.what()));
    return kInternal;
  }
}

}  // namespace cunf::cli
