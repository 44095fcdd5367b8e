// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/io/net_writer.hpp"
#include "cunf/net/net_builder.hpp"
#include "support/net_literal.hpp"

using namespace cunf::io;
using namespace cunf::net;
using cunf::test::net;

TEST_CASE("a PEP file has its sections, and read arcs last") {
  CHECK(to_text(net("p* ?q* -t-> r"), Format::LlNet) ==
        "PEP\nPTNet\nFORMAT_N2\nPL\n1\"p\"M1\n2\"q\"M1\n3\"r\"\nTR\n1\"t\"\nTP\n1<3\nPT\n1>1\nRA\n"
        "1<2\n");
  CHECK(to_text(Net(), Format::LlNet) == "PEP\nPTNet\nFORMAT_N2\nPL\nTR\nTP\nPT\n");
}

TEST_CASE("names with one kind of quote stand in the other, others are escaped") {
  auto name = [](const char* text) {
    NetBuilder builder;
    (void)builder.add_place(text);
    std::string written = to_text(builder.build().net, Format::LlNet);
    return written.substr(0, written.find("\nTR"))
        .substr(std::string("PEP\nPTNet\nFORMAT_N2\n").size());
  };
  CHECK(name("a b%") == "PL\n1\"a b%\"");
  CHECK(name("a\"") == "PL\n1'a\"'");
  CHECK(name("it's") == "PL\n1\"it's\"");
  CHECK(name("\"'") == "%cunf escaped-names\nPL\n1\"_x22__x27_\"");
  CHECK(name("a\n") == "%cunf escaped-names\nPL\n1\"a_x0a_\"");
}

TEST_CASE("coordinates are rounded") {
  NetBuilder builder;
  builder.set_point(builder.add_place("p"), {1.5, -2.25});
  CHECK(to_text(builder.build().net, Format::LlNet).find("1\"p\"2@-2\n") != std::string::npos);
}

TEST_CASE("portable files have neither read arcs nor annotations") {
  const std::string text = to_text(net("p* ?q* -t\"'-> r"), Format::LlNet, Dialect::Portable);
  CHECK(text.find("RA") == std::string::npos);
  CHECK(text.find('%') == std::string::npos);
  CHECK(text.find("TP\n1<2\n1<3\nPT\n1>1\n2>1\n") != std::string::npos);
}
