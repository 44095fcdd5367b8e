// SPDX-License-Identifier: Apache-2.0
#include "cli/command.hpp"

#include <algorithm>
#include <array>

namespace cunf::cli {

std::span<const Command> commands() {
  static const std::array kCommands = {convert_command(), generate_command(), completion_command()};
  return kCommands;
}

const Command* find_command(std::string_view name) {
  auto found = std::ranges::find(commands(), name, &Command::name);
  return found == commands().end() ? nullptr : &*found;
}

}  // namespace cunf::cli
