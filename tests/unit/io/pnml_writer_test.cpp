// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/io/net_writer.hpp"
#include "cunf/net/net_builder.hpp"
#include "cunf/net/transform.hpp"
#include "support/net_literal.hpp"

using namespace cunf::io;
using namespace cunf::net;
using cunf::test::net;

namespace {

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a whole file") {
  CHECK(to_text(net("p* ?q -t-> q2"), Format::Pnml) ==
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<pnml xmlns=\"http://www.pnml.org/version-2009/grammar/pnml\">\n"
        "  <net id=\"net-1\" type=\"http://www.pnml.org/version-2009/grammar/ptnet\">\n"
        "    <page id=\"page-1\">\n"
        "      <place id=\"p\"><name><text>p</text></name><initialMarking><text>1</text>"
        "</initialMarking></place>\n"
        "      <place id=\"q\"><name><text>q</text></name></place>\n"
        "      <place id=\"q2\"><name><text>q2</text></name></place>\n"
        "      <transition id=\"t\"><name><text>t</text></name></transition>\n"
        "      <arc id=\"arc-1\" source=\"p\" target=\"t\"/>\n"
        "      <arc id=\"arc-2\" source=\"q\" target=\"t\"><type value=\"test\"/></arc>\n"
        "      <arc id=\"arc-3\" source=\"t\" target=\"q2\"/>\n"
        "    </page>\n  </net>\n</pnml>\n");
}

TEST_CASE("ids are unique among all nodes, labels stay") {
  const std::string text = to_text(net("a* -a-> b"), Format::Pnml);
  CHECK(has(text, "<place id=\"a\"><name><text>a</text>"));
  CHECK(has(text, "<transition id=\"_xn1_a\"><name><text>a</text>"));
  CHECK_FALSE(has(text, "escaped"));
}

TEST_CASE("labels are escaped for XML, and for blanks that XML loses") {
  const Net n = renamed(
      net("p* -t-> q"), [](PlaceId p) { return p.index() == 0 ? "<&>" : "q"; },
      [](TransitionId) { return "\"t\""; });
  const std::string text = to_text(n, Format::Pnml);
  CHECK(has(text, "<text>&lt;&amp;&gt;</text>"));
  CHECK(has(text, "<text>&quot;t&quot;</text>"));
  CHECK_FALSE(has(text, "escaped-names"));
  const Net blank = renamed(
      net("p*"), [](PlaceId) { return " a\n"; }, [](TransitionId) { return "t"; });
  CHECK(has(to_text(blank, Format::Pnml), "<escaped-names/>"));
  CHECK(has(to_text(blank, Format::Pnml), "<text>_x20_a_x0a_</text>"));
}

TEST_CASE("self-loops that are meant are said to be") {
  CHECK(has(to_text(net("p* -t-> p"), Format::Pnml), "<self-loops>consume</self-loops>"));
  CHECK_FALSE(has(to_text(net("p* -t-> p"), Format::Pnml, Dialect::Portable), "toolspecific"));
  CHECK_FALSE(has(to_text(net("p* ?q -t->"), Format::Pnml, Dialect::Portable), "test"));
}

TEST_CASE("a net's name is written if XML can hold it") {
  for (auto [name, is_written] :
       {std::pair{"a <b>", true}, {"a\nb", false}, {"", false}, {"\xff", false}}) {
    NetBuilder builder(name);
    (void)builder.add_place("p");
    CHECK(has(to_text(builder.build().net, Format::Pnml), "    <name>") == is_written);
  }
}
