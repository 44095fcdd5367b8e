// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/io/net_writer.hpp"
#include "cunf/net/transform.hpp"
#include "support/net_literal.hpp"

using namespace cunf::io;
using namespace cunf::net;
using cunf::test::net;

namespace {

std::string written(const Net& net, Dialect dialect = Dialect::Ours) {
  return to_text(net, Format::Stg, dialect);
}

}  // namespace

TEST_CASE("signals are declared, and so are dummies") {
  CHECK(written(net("p* -a+-> q ; q -a-/1-> p ; q -d-> p"), Dialect::Portable) ==
        ".model net\n.internal a\n.dummy d\n.graph\na+ q\na-/1 p\nd p\np a+\nq a-/1 d\n"
        ".marking { p }\n.end\n");
}

TEST_CASE("our dialect adds the order of the nodes") {
  CHECK(written(net("p* -t-> q")) ==
        ".model net\n.dummy t\n#cunf places p q\n#cunf transitions t\n.graph\nt q\np t\n"
        ".marking { p }\n.end\n");
}

TEST_CASE("places between two transitions, called after them, are arcs") {
  const Net n = renamed(
      net("p* -t-> q ; q -u-> p"), [](PlaceId p) { return p.index() == 0 ? "p" : "<t,u>"; },
      [](TransitionId t) { return t.index() == 0 ? "t" : "u"; });
  CHECK(written(n, Dialect::Portable) ==
        ".model net\n.dummy t u\n.graph\nt u\nu p\np t\n.marking { p }\n.end\n");
}

TEST_CASE("read arcs are self-loops, listed where that does not tell") {
  CHECK(written(net("p* ?q* -t->")).find("#cunf read") == std::string::npos);
  CHECK(written(net("p* ?q* -t-> p")).find("#cunf read t q\n") != std::string::npos);
}

TEST_CASE("a place must not be called like a signal") {
  CHECK(written(net("a* -a+-> b")).find("_x61_ a+\n") != std::string::npos);
}

TEST_CASE("a place without arcs is named all the same, as the marking may name it") {
  CHECK(written(net("p* -t-> ; q*"), Dialect::Portable) ==
        ".model net\n.dummy t\n.graph\np t\nq\n.marking { p q }\n.end\n");
}
