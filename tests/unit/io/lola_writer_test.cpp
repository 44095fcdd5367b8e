// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/io/net_writer.hpp"
#include "support/net_literal.hpp"

using namespace cunf::io;
using cunf::test::net;

namespace {

std::string written(const char* text, Dialect dialect = Dialect::Ours) {
  return to_text(net(text), Format::Lola, dialect);
}

}  // namespace

TEST_CASE("read arcs are self-loops, and nothing is said where all self-loops are") {
  const char* expected =
      "PLACE p, q, r;\nMARKING p: 1, q: 1;\nTRANSITION t\nCONSUME p: 1, q: 1;\n"
      "PRODUCE r: 1, q: 1;\n";
  CHECK(written("p* ?q* -t-> r") == expected);
  CHECK(written("p* ?q* -t-> r", Dialect::Portable) ==
        "PLACE p, q, r;\nMARKING p: 1, q: 1;\nTRANSITION t\nCONSUME p: 1, q: 1;\n"
        "PRODUCE q: 1, r: 1;\n");
}

TEST_CASE("where not, a comment lists the read arcs") {
  CHECK(written("p* ?q* -t-> p") ==
        "{cunf self-loops-are-meant}\nPLACE p, q;\nMARKING p: 1, q: 1;\nTRANSITION t\n"
        "{cunf read q}\nCONSUME p: 1, q: 1;\nPRODUCE p: 1, q: 1;\n");
  CHECK(written("?p* -t->").find("{cunf read p}") != std::string::npos);
  CHECK(written("p* ?q* -t-> p", Dialect::Portable).find('{') == std::string::npos);
}

TEST_CASE("keywords and punctuation are escaped") {
  CHECK(written("PLACE* a(b -t-> a:b") ==
        "{cunf escaped-names}\nPLACE _x50_LACE, a_x28_b, a_x3a_b;\nMARKING _x50_LACE: 1;\n"
        "TRANSITION t\nCONSUME _x50_LACE: 1, a_x28_b: 1;\nPRODUCE a_x3a_b: 1;\n");
}

TEST_CASE("the empty net says that it is meant") {
  CHECK(written("") == "{cunf empty-net}\nPLACE;\nMARKING;\n");
}
