// SPDX-License-Identifier: Apache-2.0
// The commands of the program, in one table.
#pragma once

#include <span>
#include <string_view>

#include "cli/options.hpp"

namespace cunf::cli {

struct Command {
  std::string_view name;
  std::string_view usage;    // what stands behind the name
  std::string_view summary;  // one line
  std::string_view page;     // of the manual
  std::span<const OptionSpec> options;
  int (*run)(const ParsedOptions& options);  // returns an ExitCode
};

[[nodiscard]] std::span<const Command> commands();
[[nodiscard]] const Command* find_command(std::string_view name);

// The commands, each in a file of its own.
[[nodiscard]] const Command& convert_command();
[[nodiscard]] const Command& generate_command();
[[nodiscard]] const Command& completion_command();

}  // namespace cunf::cli
