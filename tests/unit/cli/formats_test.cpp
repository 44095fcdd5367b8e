// SPDX-License-Identifier: Apache-2.0
#include "cli/formats.hpp"

#include <doctest/doctest.h>

#include "cli/options.hpp"

using namespace cunf;
using cli::choose_format;

TEST_CASE("the suffix tells the format unless an option does") {
  CHECK(choose_format("a.net", std::nullopt, "from") == io::Format::Tina);
  CHECK(choose_format("a.pnml.gz", std::nullopt, "from") == io::Format::Pnml);
  CHECK(choose_format("a.net", "lola", "from") == io::Format::Lola);
  CHECK(choose_format("-", "g", "from") == io::Format::Stg);
}

TEST_CASE("an unknown format is wrong usage, and the message names the option") {
  CHECK_THROWS_WITH_AS(
      (void)choose_format("a.txt", std::nullopt, "from"),
      "the name `a.txt` does not tell the format; say --from with one of: ll_net, pnml, tina, "
      "lola, g, sys",
      cli::UsageError);
  CHECK_THROWS_AS((void)choose_format("a.net", "petri", "to"), cli::UsageError);
}
