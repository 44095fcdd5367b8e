// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include "cunf/model/client_server.hpp"
#include "support/net_literal.hpp"

using namespace cunf::model;
using namespace cunf::net;
using cunf::test::describe;

namespace {

Step step(std::size_t from, std::size_t action, std::size_t to) {
  return {LocalStateId(from), ActionId(action), LocalStateId(to)};
}

// A client that takes and puts back a lock.
ClientServerSystem lock() {
  return {{Action{"take", ProcessId(0), ProcessId(1)}, Action{"put", ProcessId(0), ProcessId(1)}},
          {Process{"c", Role::Client, {"idle", "busy"}, {step(0, 0, 1), step(1, 1, 0)}},
           Process{"l", Role::Server, {"free", "taken"}, {step(0, 0, 1), step(1, 1, 0)}}}};
}

}  // namespace

TEST_CASE("a place for a local state, a transition for a pair of steps") {
  CHECK(describe(to_net(lock())) ==
        "c.idle* c.busy l.free* l.taken ; c.idle l.free -take-> c.busy l.taken ; "
        "c.busy l.taken -put-> c.idle l.free");
}

TEST_CASE("several pairs of steps with one action are numbered") {
  ClientServerSystem system = lock();
  system.processes[0].steps.push_back(step(1, 0, 1));
  system.processes[1].steps.push_back(step(1, 0, 1));
  const Net net = to_net(system);
  REQUIRE(net.transition_count() == 5);
  CHECK(net.name(TransitionId(0)) == "take/1");
  CHECK(net.name(TransitionId(3)) == "take/4");
  CHECK(net.name(TransitionId(4)) == "put");
}

TEST_CASE("a step that stays is a self-loop") {
  ClientServerSystem system = lock();
  system.processes[1].steps = {step(0, 0, 0), step(0, 1, 0)};
  CHECK(describe(to_net(system)) ==
        "c.idle* c.busy l.free* l.taken ; c.idle l.free -take-> c.busy l.free ; "
        "c.busy l.free -put-> c.idle l.free");
}

TEST_CASE("the processes are units, certified to be safe") {
  const Net net = to_net(lock());
  REQUIRE(net.units());
  CHECK(net.units()->certified_safe);
  REQUIRE(net.units()->units.size() == 3);
  CHECK(net.units()->units[0].subunits == std::vector<UnitId>{UnitId(1), UnitId(2)});
  CHECK(net.units()->units[1].name == "unit.c");
  CHECK(net.units()->units[1].places == std::vector<PlaceId>{PlaceId(0), PlaceId(1)});
}

TEST_CASE("processes without steps are there, and names may collide") {
  const ClientServerSystem system{
      {}, {Process{"a.b", Role::Client, {"c"}, {}}, Process{"a", Role::Server, {"b.c"}, {}}}};
  const Net net = to_net(system);
  CHECK(net.place_count() == 2);
  CHECK(net.initial_marking().count() == 2);
  CHECK(net.name(PlaceId(0)) == net.name(PlaceId(1)));
  CHECK(net.key(PlaceId(0)) != net.key(PlaceId(1)));
}

TEST_CASE("no processes make the empty net") {
  const Net net = to_net(ClientServerSystem{});
  CHECK(net.place_count() == 0);
  CHECK_FALSE(net.units());
}

TEST_CASE("a system that breaks its invariant is misuse") {
  using namespace cunf::model;
  ClientServerSystem no_states{{}, {{"P", Role::Client, {}, {}}}};
  CHECK_THROWS_AS((void)to_net(no_states), cunf::base::MisuseError);
  ClientServerSystem no_action{
      {}, {{"P", Role::Client, {"s"}, {{LocalStateId(0), ActionId(0), LocalStateId(0)}}}}};
  CHECK_THROWS_AS((void)to_net(no_action), cunf::base::MisuseError);
  ClientServerSystem other_process{
      {{"a", ProcessId(1), ProcessId(9)}},
      {{"P", Role::Client, {"s"}, {{LocalStateId(0), ActionId(0), LocalStateId(0)}}}}};
  CHECK_THROWS_AS((void)to_net(other_process), cunf::base::MisuseError);
}
