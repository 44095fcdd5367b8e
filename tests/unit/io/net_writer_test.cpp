// SPDX-License-Identifier: Apache-2.0
#include "cunf/io/net_writer.hpp"

#include <doctest/doctest.h>

#include "cunf/base/error.hpp"
#include "support/net_literal.hpp"

using namespace cunf::io;
using cunf::test::net;

TEST_CASE("the same net gives the same bytes") {
  for (const FormatInfo& info : formats()) {
    if (info.format == Format::Sys) continue;
    for (Dialect dialect : {Dialect::Ours, Dialect::Portable})
      CHECK(to_text(net("p* ?q* -t-> r ; r -u-> p"), info.format, dialect) ==
            to_text(net("p* ?q* -t-> r ; r -u-> p"), info.format, dialect));
  }
}

TEST_CASE("a net is no client/server system") {
  CHECK_THROWS_AS((void)to_text(net("p*"), Format::Sys), cunf::base::MisuseError);
}

TEST_CASE("portable text has no read arcs but those of TINA, and nothing of ours") {
  const auto n = net("p* ?q* -t-> p ; ?p -u-> ; a(b ?p -v->");
  for (const FormatInfo& info : formats()) {
    if (info.format == Format::Sys) continue;
    const std::string text = to_text(n, info.format, Dialect::Portable);
    CAPTURE(text);
    CHECK(text.find("cunf") == std::string::npos);
    for (const char* read : {"\nRA", "test", "read"}) CHECK(text.find(read) == std::string::npos);
  }
}
