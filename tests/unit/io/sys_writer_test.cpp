// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/io/system_io.hpp"

using namespace cunf::io;

TEST_CASE("a step a line") {
  const char* text =
      "client c {\n  start s\n  s -a-> t\n  t -b-> s\n}\n"
      "server d {\n  start u\n  u -a-> u\n  u -b-> u\n}\n";
  CHECK(to_text(parse_system(text, "f")) == text);
  CHECK(to_text(cunf::model::ClientServerSystem{}) == "");
}

TEST_CASE("names stand in quotes where they must") {
  const char* text =
      "client \"a b\" {\n  start \"start\"\n  \"start\" -\"-\"-> \"\\\"\\\\\\x0a\"\n}\n"
      "server \"\\xff\" {\n  start é.:=!?/'\n  é.:=!?/' -\"-\"-> \"{#}\"\n}\n";
  CHECK(to_text(parse_system(text, "f")) == text);
}
