// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/net/net_builder.hpp"
#include "cunf/net/transform.hpp"

using namespace cunf::net;

TEST_CASE("units go, all else stays") {
  NetBuilder builder("n");
  PlaceId p = builder.add_place("p");
  PlaceId q = builder.add_place("q");
  TransitionId t = builder.add_transition("t");
  builder.mark(p);
  builder.add_input(p, t);
  builder.add_read(q, t);
  builder.set_point(q, {1, 2});
  NetBuilder with_units = builder;
  with_units.set_units({{{"root", {p}, {}}}, UnitId(0), true});
  Net n = with_units.build().net;
  REQUIRE(n.units());
  Net without = without_units(n);
  CHECK_FALSE(without.units());
  CHECK(same_net(without, builder.build().net));
  CHECK(without.point(q) == Point{1, 2});
  CHECK(without.name() == "n");
}
