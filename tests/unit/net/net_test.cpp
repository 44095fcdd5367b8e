// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/net.hpp"

#include <doctest/doctest.h>

#include <utility>

#include "cunf/net/net_builder.hpp"
#include "support/net_literal.hpp"

using namespace cunf::net;
using namespace cunf::test;

TEST_CASE("the net with nothing in it") {
  Net n;
  CHECK(n.name() == "");
  CHECK(n.place_count() == 0);
  CHECK(n.transition_count() == 0);
  CHECK(n.flow_arc_count() == 0);
  CHECK(n.read_arc_count() == 0);
  CHECK(n.initial_marking().size() == 0);
  CHECK_FALSE(n.units());
  CHECK(n.places().begin() == n.places().end());
  CHECK(same_net(n, NetBuilder("named").build().net));
}

TEST_CASE("places and transitions see the same arcs") {
  Net n = net("p* ?r* -t-> q ; q ?r -u-> p ; q -v-> q r");
  CHECK(n.place_count() == 3);
  CHECK(n.transition_count() == 3);
  CHECK(n.flow_arc_count() == 7);
  CHECK(n.read_arc_count() == 2);
  CHECK(names(n, n.postset(place(n, "p"))) == "t");
  CHECK(names(n, n.preset(place(n, "p"))) == "u");
  CHECK(n.context(place(n, "p")).empty());
  CHECK(names(n, n.context(place(n, "r"))) == "t u");
  CHECK(names(n, n.preset(place(n, "r"))) == "v");
  CHECK(n.postset(place(n, "r")).empty());
  CHECK(names(n, n.postset(place(n, "q"))) == "u v");
  CHECK(names(n, n.preset(place(n, "q"))) == "t v");
  CHECK(names(n, n.initial_marking()) == "p r");
}

TEST_CASE("a key is the name, and nothing has a point, unless told otherwise") {
  Net n = net("p -t-> q");
  CHECK(n.key(PlaceId(1)) == "q");
  CHECK(n.key(TransitionId(0)) == "t");
  CHECK(n.point(PlaceId(0)) == std::nullopt);
  CHECK(n.point(TransitionId(0)) == std::nullopt);
}

TEST_CASE("a copy of a net, and a net moved elsewhere, is the same net") {
  Net n = net("p* ?q* -t-> r");
  Net copy = n;
  CHECK(same_net(n, copy));
  Net moved = std::move(copy);
  CHECK(same_net(n, moved));
}

TEST_CASE("nets that differ in anything are not the same") {
  Net n = net("p* q ; p ?q -t-> r");
  for (const char* other :
       {"", "p* q ; p ?q -t-> r ; p -u->", "p* q s ; p ?q -t-> r", "p q ; p ?q -t-> r",
        "p* q* ; p ?q -t-> r", "p* q ; p ?q -u-> r", "p* x ; p ?x -t-> r", "p* q ; p q -t-> r",
        "p* q r ; p -t-> r", "p* q r ; p ?q -t->", "p* q ; p ?q -t-> p r", "q p* ; p ?q -t-> r"}) {
    CAPTURE(other);
    CHECK_FALSE(same_net(n, net(other)));
    CHECK_FALSE(same_net(net(other), n));
  }
}

TEST_CASE("units count for sameness; keys, points and the name of the net do not") {
  auto build = [](const char* name, const char* key, Point point, std::optional<Units> units) {
    NetBuilder builder(name);
    PlaceId p = builder.add_place("p");
    builder.set_point(p, point);
    cunf::base::StringTable keys;
    keys.push_back(key);
    builder.set_place_keys(std::move(keys));
    if (units) builder.set_units(*units);
    return builder.build().net;
  };
  Units units{{Unit{"root", {PlaceId(0)}, {}}}, UnitId(0), true};
  Units uncertified = units;
  uncertified.certified_safe = false;
  Net n = build("a", "k", {1, 2}, units);
  CHECK(same_net(n, build("b", "l", {3, 4}, units)));
  CHECK_FALSE(same_net(n, build("a", "k", {1, 2}, std::nullopt)));
  CHECK_FALSE(same_net(n, build("a", "k", {1, 2}, uncertified)));
}
