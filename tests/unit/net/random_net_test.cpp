// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/random_net.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "cunf/base/error.hpp"
#include "cunf/net/firing.hpp"

using namespace cunf::net;

namespace {

constexpr std::uint64_t kSeeds = 300;

bool is_safe(const Net& net) {
  std::set<Marking> seen = {net.initial_marking()};
  std::vector<Marking> waiting = {net.initial_marking()};
  while (!waiting.empty()) {
    Marking from = waiting.back();
    waiting.pop_back();
    for (TransitionId t : net.transitions()) {
      Marking to = from;
      if (!is_enabled(net, from, t)) continue;
      if (fire(net, to, t)) return false;
      if (seen.insert(to).second) waiting.push_back(to);
    }
  }
  return true;
}

bool share_a_place(std::span<const PlaceId> a, std::span<const PlaceId> b) {
  return std::ranges::find_first_of(a, b) != a.end();
}

void check_normal_form(const Net& net) {
  for (TransitionId t : net.transitions()) {
    CHECK(!net.preset(t).empty());
    CHECK(!share_a_place(net.context(t), net.preset(t)));
    CHECK(!share_a_place(net.context(t), net.postset(t)));
  }
}

RandomNetOptions with(Discipline discipline) {
  RandomNetOptions options;
  options.discipline = discipline;
  return options;
}

}  // namespace

TEST_CASE("products of state machines are 1-safe") {
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    INFO("seed " << seed);
    RandomNetOptions options;
    options.machines = 1 + seed % 5;
    options.states = 1 + seed % 4;
    options.transitions = 2 + seed % 9;
    options.most_synchronised = 1 + seed % 3;
    Net net = random_net(options, seed);
    CHECK(net.place_count() == options.machines * options.states);
    CHECK(net.transition_count() == options.transitions);
    CHECK(net.initial_marking().count() == options.machines);
    CHECK(is_safe(net));
    check_normal_form(net);
  }
}

TEST_CASE("a transition touches a machine once, and moves as many as it may") {
  RandomNetOptions options;
  options.machines = 5;
  options.most_synchronised = 3;
  std::set<std::size_t> moved;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Net net = random_net(options, seed);
    for (TransitionId t : net.transitions()) {
      auto machine = [&](PlaceId p) { return p.index() / options.states; };
      std::set<std::size_t> consumed, produced, touched;
      for (PlaceId p : net.preset(t)) consumed.insert(machine(p));
      for (PlaceId p : net.postset(t)) produced.insert(machine(p));
      touched = consumed;
      for (PlaceId p : net.context(t)) touched.insert(machine(p));
      CHECK(consumed.size() == net.preset(t).size());
      CHECK(consumed == produced);
      CHECK(touched.size() == net.preset(t).size() + net.context(t).size());
      moved.insert(consumed.size());
    }
  }
  CHECK(moved == std::set<std::size_t>{1, 2, 3});
}

TEST_CASE("the share of read machines follows its option") {
  RandomNetOptions options;
  options.machines = 4;
  options.transitions = 50;
  options.most_synchronised = 1;
  options.read_percent = 0;
  CHECK(random_net(options, 1).read_arc_count() == 0);
  options.read_percent = 100;
  CHECK(random_net(options, 1).read_arc_count() == 3 * 50);
}

TEST_CASE("without discipline, many nets are not 1-safe and many are") {
  std::size_t unsafe = 0;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    Net net = random_net(with(Discipline::None), seed);
    CHECK(net.initial_marking().count() > 0);
    check_normal_form(net);
    if (!is_safe(net)) ++unsafe;
  }
  CHECK(unsafe > kSeeds / 10);
  CHECK(unsafe < kSeeds * 95 / 100);
}

TEST_CASE("without discipline, one place is enough") {
  RandomNetOptions options = with(Discipline::None);
  options.machines = options.states = 1;
  check_normal_form(random_net(options, 1));
}

TEST_CASE("a net follows from its options and its seed") {
  for (Discipline discipline : {Discipline::StateMachines, Discipline::None}) {
    std::size_t same_as_next = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      Net net = random_net(with(discipline), seed);
      CHECK(same_net(net, random_net(with(discipline), seed)));
      if (same_net(net, random_net(with(discipline), seed + 1))) ++same_as_next;
    }
    CHECK(same_as_next < kSeeds / 100);
  }
}

TEST_CASE("a random net needs a place") {
  RandomNetOptions options;
  options.states = 0;
  CHECK_THROWS_AS((void)random_net(options, 1), cunf::base::MisuseError);
}
