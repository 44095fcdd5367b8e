// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/net/net_builder.hpp"
#include "cunf/net/transform.hpp"
#include "support/net_literal.hpp"

using namespace cunf::net;
using namespace cunf::test;

TEST_CASE("self-loops become read arcs") {
  auto result = self_loops_to_read_arcs(net("p* q* r -t-> q r s ; s q -u-> q"));
  CHECK(describe(result.net) == "p* q* r s ; p ?q ?r -t-> s ; s ?q -u->");
  CHECK(result.turned == 3);
  CHECK(result.kept == 0);
}

TEST_CASE("a transition of self-loops only keeps the first of them") {
  auto result = self_loops_to_read_arcs(net("p* q* -t-> p q ; q -u-> q p ; p -v-> q"));
  CHECK(describe(result.net) == "p* q* ; p ?q -t-> p ; q -u-> p q ; p -v-> q");
  CHECK(result.turned == 1);
  CHECK(result.kept == 2);
}

TEST_CASE("read arcs that were there stay, and so does a loop that nothing else keeps alive") {
  auto result = self_loops_to_read_arcs(net("p q ; q ?p -t-> q ; q ?p -u->"));
  CHECK(describe(result.net) == "p q ; q ?p -t-> q ; q ?p -u->");
  CHECK(result.turned == 0);
  CHECK(result.kept == 1);
}

TEST_CASE("an observer has no self-loop to keep") {
  auto result = self_loops_to_read_arcs(net("?q* -t-> ; p* -u-> ; p q -v-> q"));
  CHECK(describe(result.net) == "q* p* ; ?q -t-> ; p -u-> ; p ?q -v->");
  CHECK(result.turned == 1);
  CHECK(result.kept == 0);
}

TEST_CASE("an observer becomes a transition of self-loops") {
  CHECK(describe(read_arcs_to_self_loops(net("?p* ?q -t->"))) == "p* q ; p q -t-> p q");
}

TEST_CASE("read arcs become self-loops") {
  CHECK(describe(read_arcs_to_self_loops(net("p* ?q* ?r -t-> s ; s -u-> s"))) ==
        "p* q* r s ; p q r -t-> q r s ; s -u-> s");
}

TEST_CASE("a net without read arcs or self-loops stays the same") {
  for (const char* text : {"", "p* q", "p* -t-> q ; q -u->"}) {
    Net n = net(text);
    CHECK(same_net(n, read_arcs_to_self_loops(n)));
    CHECK(same_net(n, self_loops_to_read_arcs(n).net));
  }
}

TEST_CASE("there and back is the same net if it had no self-loops") {
  Net n = net("p* ?q* ?r -t-> s ; s r -u-> p ; q ?s -v->");
  CHECK(same_net(n, self_loops_to_read_arcs(read_arcs_to_self_loops(n)).net));
}

TEST_CASE("names, keys, points and units stay") {
  NetBuilder builder("the net");
  PlaceId p = builder.add_place("p");
  PlaceId q = builder.add_place("p");
  TransitionId t = builder.add_transition("t");
  builder.add_input(p, t);
  builder.add_read(q, t);
  builder.set_point(q, {1, 2});
  builder.set_point(t, {3, 4});
  cunf::base::StringTable keys;
  keys.push_back("id1");
  keys.push_back("id2");
  builder.set_place_keys(keys);
  Units units{{Unit{"root", {p, q}, {}}}, UnitId(0), true};
  builder.set_units(units);
  Net original = builder.build().net;
  Net plain = read_arcs_to_self_loops(original);
  for (const Net& n : {plain, self_loops_to_read_arcs(plain).net}) {
    CHECK(n.name() == "the net");
    CHECK(n.key(q) == "id2");
    CHECK_FALSE(n.point(p));
    CHECK(n.point(q) == Point{1, 2});
    CHECK(n.point(t) == Point{3, 4});
    CHECK(n.units() == units);
  }
  CHECK(plain.read_arc_count() == 0);
}
