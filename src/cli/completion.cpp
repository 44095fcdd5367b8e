// SPDX-License-Identifier: Apache-2.0
// cunf completion: what a shell needs to complete our commands and options, made from their tables.
#include <iterator>

#include "cli/command.hpp"
#include "cli/console.hpp"
#include "cli/exit_code.hpp"
#include "cunf/base/format.hpp"
#include "cunf/io/format.hpp"
#include "cunf/net/families.hpp"

namespace cunf::cli {

namespace {

using base::format;
using base::format_to;

constexpr OptionSpec kOptions[] = {
    {"help", 'h', "", "print this help"},
};

std::string format_names() {
  std::string names;
  for (const io::FormatInfo& known : io::formats()) names += format(" {}", known.name);
  return names;
}

// The words that may follow an option, or nothing if these are files.
std::string values(const OptionSpec& option) {
  if (option.argument == "FORMAT") return format_names();
  std::string words;
  for (std::string_view choice : choices(option.argument)) words += format(" {}", choice);
  return words;
}

std::string bash_script() {
  std::string text =
      "# bash completion for cunf, made by `cunf completion bash`\n"
      "_cunf() {\n"
      "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
      "  if [ \"$cur\" = = ]; then cur=; elif [ \"$prev\" = = ]; then "
      "prev=${COMP_WORDS[COMP_CWORD-2]}; fi\n"
      "  COMPREPLY=()\n";
  auto out = std::back_inserter(text);
  format_to(out,
            "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
            "    COMPREPLY=($(compgen -W \"");
  for (const Command& command : commands()) format_to(out, "{} ", command.name);
  text += "help --help --version\" -- \"$cur\"))\n    return\n  fi\n  case ${COMP_WORDS[1]} in\n";
  text += "    help) COMPREPLY=($(compgen -W \"";
  for (const Command& command : commands()) format_to(out, "{} ", command.name);
  text += "\" -- \"$cur\")) ;;\n";
  for (const Command& command : commands()) {
    format_to(out, "    {})\n      case $prev in\n", command.name);
    for (const OptionSpec& option : command.options)
      if (std::string words = values(option); !words.empty())
        format_to(out, "        --{}) COMPREPLY=($(compgen -W \"{}\" -- \"$cur\")); return ;;\n",
                  option.name, words.substr(1));
    if (command.name == "generate") {
      text += "        generate) COMPREPLY=($(compgen -W \"";
      for (const net::Family& family : net::families()) format_to(out, "{} ", family.name);
      text += "\" -- \"$cur\"))\n          [[ $cur == -* ]] || return ;;\n";
    }
    text += "      esac\n      [[ $cur == -* ]] && COMPREPLY=($(compgen -W \"";
    for (const OptionSpec& option : command.options) format_to(out, "--{} ", option.name);
    text += "\" -- \"$cur\"))\n      ;;\n";
  }
  return text + "  esac\n}\ncomplete -o default -F _cunf cunf\n";
}

int completion(const ParsedOptions& options) {
  if (options.positionals() != std::vector<std::string>{"bash"})
    throw UsageError("completion takes the name of a shell: bash");
  print(bash_script());
  return kDone;
}

}  // namespace

const Command& completion_command() {
  static const Command kCommand{"completion", "bash",   "print the completion script for a shell",
                                "cunf",       kOptions, completion};
  return kCommand;
}

}  // namespace cunf::cli
