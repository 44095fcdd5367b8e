// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/io/net_writer.hpp"
#include "cunf/net/transform.hpp"
#include "support/net_literal.hpp"

using namespace cunf::io;
using namespace cunf::net;
using cunf::test::net;

TEST_CASE("places, then transitions, with read arcs") {
  const char* expected = "pl p (1)\npl q (0)\npl r (0)\ntr t p q?1 -> r\ntr u r ->\n";
  CHECK(to_text(net("p* ?q -t-> r ; r -u->"), Format::Tina) == expected);
  CHECK(to_text(net("p* ?q -t-> r ; r -u->"), Format::Tina, Dialect::Portable) == expected);
}

TEST_CASE("odd names and keywords stand in braces") {
  CHECK(to_text(net("tr* p.1 -a+-> é"), Format::Tina) ==
        "pl {tr} (1)\npl {p.1} (0)\npl {é} (0)\ntr {a+} {tr} {p.1} -> {é}\n");
  const Net n = renamed(
      net("p*"), [](PlaceId) { return "}\\{"; }, [](TransitionId) { return ""; });
  CHECK(to_text(n, Format::Tina) == "pl {\\}\\\\\\{} (1)\n");
}

TEST_CASE("control characters and repeated names are escaped") {
  const Net n = renamed(
      net("p* q"), [](PlaceId) { return "a\n"; }, [](TransitionId) { return ""; });
  CHECK(to_text(n, Format::Tina) == "#cunf escaped-names\npl a_x0a_ (1)\npl _xn1_a_x0a_ (0)\n");
}

TEST_CASE("the empty net says that it is meant") {
  CHECK(to_text(Net(), Format::Tina) == "#cunf empty-net\n");
}
