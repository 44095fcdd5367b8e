// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include <string>

#include "cunf/base/format.hpp"
#include "cunf/net/net_builder.hpp"
#include "cunf/net/transform.hpp"
#include "support/net_literal.hpp"

using namespace cunf::net;
using namespace cunf::test;

TEST_CASE("names change, and nothing else does") {
  Net n = net("p* ?q* -t-> r ; r q -u-> q");
  Net other = renamed(
      n, [&](PlaceId p) { return cunf::base::format("x{}", n.name(p)); },
      [&](TransitionId t) { return cunf::base::format("{}y", n.name(t)); });
  CHECK(describe(other) == "xp* xq* xr ; xp ?xq -ty-> xr ; xq xr -uy-> xq");
}

TEST_CASE("renaming everything to itself is the same net") {
  Net n = net("p* ?q* -t-> r ; r q -u-> q");
  CHECK(same_net(n, renamed(
                        n, [&](PlaceId p) { return std::string(n.name(p)); },
                        [&](TransitionId t) { return std::string(n.name(t)); })));
  Net empty;
  CHECK(same_net(empty, renamed(
                            empty, [](PlaceId) { return ""; }, [](TransitionId) { return ""; })));
}

TEST_CASE("the net's name, points and units stay, and keys are still unique") {
  NetBuilder builder("the net");
  PlaceId p = builder.add_place("p");
  PlaceId q = builder.add_place("p");
  TransitionId t = builder.add_transition("t");
  builder.add_input(p, t);
  builder.set_point(p, {1, 2});
  builder.set_point(t, {3, 4});
  Units units{{Unit{"root", {p, q}, {}}}, UnitId(0), true};
  builder.set_units(units);
  cunf::base::StringTable keys;
  keys.push_back("id1");
  keys.push_back("id2");
  builder.set_place_keys(keys);
  Net n = renamed(
      builder.build().net, [](PlaceId) { return "x"; }, [](TransitionId) { return "y"; });
  CHECK(n.name() == "the net");
  CHECK(n.name(p) == "x");
  CHECK(n.name(q) == "x");
  CHECK(n.name(t) == "y");
  CHECK(n.point(p) == Point{1, 2});
  CHECK_FALSE(n.point(q));
  CHECK(n.point(t) == Point{3, 4});
  CHECK(n.units() == units);
  CHECK(n.key(p) != n.key(q));
}
