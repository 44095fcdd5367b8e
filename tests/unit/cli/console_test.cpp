// SPDX-License-Identifier: Apache-2.0
#include "cli/console.hpp"

#include <doctest/doctest.h>

using cunf::cli::one_line;

TEST_CASE("a message stays on one line, whatever names are in it") {
  CHECK(one_line("place `p`") == "place `p`");
  CHECK(one_line("a\nb") == "a\\x0ab");
  CHECK(one_line("\x1b[31m") == "\\x1b[31m");
  CHECK(one_line("\x7f") == "\\x7f");
  CHECK(one_line("é") == "é");
}
