// SPDX-License-Identifier: Apache-2.0
#include "cli/command.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace cunf::cli;

TEST_CASE("commands are found by their names") {
  for (const Command& command : commands()) {
    REQUIRE(find_command(command.name) != nullptr);
    CHECK(find_command(command.name)->usage == command.usage);
  }
  CHECK(find_command("no-such-command") == nullptr);
  CHECK(find_command("") == nullptr);
}

TEST_CASE("every option has a text, and no command has two of the same name or letter") {
  for (const Command& command : commands()) {
    CAPTURE(command.name);
    CHECK(!command.summary.empty());
    std::set<std::string> names;
    std::set<char> letters;
    for (const OptionSpec& option : command.options) {
      CAPTURE(option.name);
      CHECK(!option.text.empty());
      CHECK(names.insert(std::string(option.name)).second);
      if (option.letter != '\0') CHECK(letters.insert(option.letter).second);
    }
    CHECK(names.contains("help"));
  }
}
