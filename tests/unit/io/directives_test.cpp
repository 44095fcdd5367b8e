// SPDX-License-Identifier: Apache-2.0
#include "io/directives.hpp"

#include <doctest/doctest.h>

#include "support/net_literal.hpp"

using namespace cunf::io;
using cunf::test::net;

TEST_CASE("a comment that begins with our mark is a directive") {
  CHECK(parse_directive("cunf places a  b\tc\r").word == "places");
  CHECK(parse_directive("cunf places a  b\tc\r").arguments ==
        std::vector<std::string_view>{"a", "b", "c"});
  CHECK(parse_directive("cunf  word").word == "word");
}

TEST_CASE("all other comments are not") {
  for (const char* comment :
       {"", "cunf", "cunf ", "cunf   ", " cunf word", "Cunf word", "cunfword", "made by cunf word"})
    CHECK(parse_directive(comment).word == "");
}

TEST_CASE("annotations are written as comments and read from them") {
  const Annotations all{.escaped_names = true, .self_loops_are_meant = true, .empty_net = true};
  CHECK(all.to_comments("{", "}") ==
        "{cunf escaped-names}\n{cunf self-loops-are-meant}\n{cunf empty-net}\n");
  CHECK(Annotations{}.to_comments("#", "") == "");
  Annotations noted;
  noted.note(parse_directive("cunf nonsense"));
  CHECK_FALSE(noted.escaped_names);
  noted.note(parse_directive("cunf escaped-names"));
  noted.note(parse_directive("cunf empty-net"));
  CHECK(noted.escaped_names);
  CHECK(noted.empty_net);
  CHECK_FALSE(noted.self_loops_are_meant);
}

TEST_CASE("read arcs must be listed where self-loops do not tell them") {
  CHECK_FALSE(must_list_read_arcs(net("p* ?q* -t-> r")));
  CHECK_FALSE(must_list_read_arcs(net("")));
  CHECK(must_list_read_arcs(net("p* ?q* -t-> p")));
  CHECK(must_list_read_arcs(net("?p* -t->")));
  CHECK(has_self_loops(net("p* q* -t-> r q")));
  CHECK_FALSE(has_self_loops(net("p* -t-> q ; q -u-> p")));
}
