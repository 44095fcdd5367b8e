// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/families.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "cunf/base/error.hpp"
#include "cunf/net/firing.hpp"

using namespace cunf::net;

namespace {

struct StateSpace {
  std::vector<Marking> markings;
  std::vector<std::vector<std::size_t>> predecessors;  // indices in markings
  std::set<TransitionId> fired;
  std::size_t deadlocks = 0;
  bool is_safe = true;
};

StateSpace explore(const Net& net) {
  StateSpace space;
  std::map<Marking, std::size_t> index;
  auto enter = [&](const Marking& marking) {
    auto [at, is_new] = index.emplace(marking, index.size());
    if (is_new) space.markings.push_back(marking);
    space.predecessors.resize(index.size());
    return at->second;
  };
  enter(net.initial_marking());
  for (std::size_t i = 0; i < space.markings.size(); ++i) {
    bool is_dead = true;
    for (TransitionId t : net.transitions()) {
      Marking marking = space.markings[i];
      if (!is_enabled(net, marking, t)) continue;
      is_dead = false;
      space.fired.insert(t);
      if (fire(net, marking, t)) space.is_safe = false;
      space.predecessors[enter(marking)].push_back(i);
    }
    if (is_dead) ++space.deadlocks;
  }
  return space;
}

// Can a marking of p be reached from everywhere?
bool is_always_reachable(const StateSpace& space, PlaceId p) {
  std::vector<std::size_t> waiting;
  std::vector<bool> can(space.markings.size(), false);
  auto enter = [&](std::size_t i) {
    if (!can[i]) waiting.push_back(i);
    can[i] = true;
  };
  for (std::size_t i = 0; i < can.size(); ++i)
    if (space.markings[i].test(p)) enter(i);
  while (!waiting.empty()) {
    std::size_t i = waiting.back();
    waiting.pop_back();
    for (std::size_t before : space.predecessors[i]) enter(before);
  }
  return std::ranges::find(can, false) == can.end();
}

Net generate(std::string_view family, std::size_t n, std::uint64_t seed = 1) {
  const Family* found = find_family(family);
  REQUIRE(found != nullptr);
  return found->generate(n, seed);
}

PlaceId place(const Net& net, const std::string& name) {
  for (PlaceId p : net.places())
    if (net.name(p) == name) return p;
  FAIL("no place " << name);
  return {};
}

// stem1 … stemN
std::vector<PlaceId> places(const Net& net, const std::string& stem, std::size_t n) {
  std::vector<PlaceId> found;
  for (std::size_t i = 1; i <= n; ++i) found.push_back(place(net, stem + std::to_string(i)));
  return found;
}

std::size_t count_marked(const Marking& marking, const std::vector<PlaceId>& among) {
  return static_cast<std::size_t>(
      std::ranges::count_if(among, [&](PlaceId p) { return marking.test(p); }));
}

// The number of places, of transitions and of read arcs.
struct Sizes {
  std::size_t places, transitions, reads;
  friend bool operator==(const Sizes&, const Sizes&) = default;
};

Sizes sizes(const Net& net) {
  return {net.place_count(), net.transition_count(), net.read_arc_count()};
}

std::size_t power(std::size_t base, std::size_t exponent) {
  std::size_t product = 1;
  for (; exponent > 0; --exponent) product *= base;
  return product;
}

// One is in its critical section at most; everyone can get there, for ever.
void check_mutual_exclusion(const Net& net, std::size_t n) {
  auto critical = places(net, "crit", n);
  StateSpace space = explore(net);
  CHECK(space.is_safe);
  CHECK(space.deadlocks == 0);
  CHECK(space.fired.size() == net.transition_count());
  CHECK(std::ranges::all_of(space.markings, [&](const Marking& marking) {
    return count_marked(marking, critical) <= 1;
  }));
  for (PlaceId p : critical) CHECK(is_always_reachable(space, p));
}

}  // namespace

TEST_CASE("families are found by their name") {
  CHECK(find_family("cyclists") == nullptr);
  std::set<std::string_view> names;
  for (const Family& family : families()) {
    CHECK(find_family(family.name) == &family);
    CHECK(!family.summary.empty());
    CHECK(names.insert(family.name).second);
  }
  CHECK(names.size() == 12);
}

TEST_CASE("N has a smallest value") {
  for (const Family& family : families()) {
    INFO(family.name);
    CHECK(family.generate(family.smallest, 1).transition_count() > 0);
    CHECK_THROWS_AS((void)family.generate(family.smallest - 1, 1), cunf::base::MisuseError);
  }
}

TEST_CASE("a family gives the same net again, and a larger one for a larger N") {
  for (const Family& family : families()) {
    INFO(family.name);
    for (std::size_t n = family.smallest; n < 6; ++n) {
      Net net = family.generate(n, 7);
      CHECK(same_net(net, family.generate(n, 7)));
      CHECK(net.place_count() < family.generate(n + 1, 7).place_count());
    }
  }
}

TEST_CASE("no two nodes share a name, and every format can hold it") {
  auto is_plain = [](char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '_';
  };
  for (const Family& family : families()) {
    // Above 10, two digits could make x1 of 23 and x12 of 3 the same name.
    Net net = family.generate(12, 1);
    std::set<std::string_view> names;
    for (PlaceId p : net.places()) names.insert(net.name(p));
    for (TransitionId t : net.transitions()) names.insert(net.name(t));
    INFO(family.name);
    CHECK(names.size() == net.place_count() + net.transition_count());
    for (std::string_view name : names) CHECK(std::ranges::all_of(name, is_plain));
  }
}

TEST_CASE("all families but random_unsafe are 1-safe") {
  for (const Family& family : families()) {
    if (family.name == "random_unsafe") continue;
    INFO(family.name);
    for (std::size_t n = family.smallest; n <= 3; ++n)
      CHECK(explore(family.generate(n, 1)).is_safe);
  }
}

TEST_CASE("philosophers deadlock in one way") {
  std::size_t before = 2;  // what the formula gives for one philosopher, and none
  std::size_t two_before = 2;
  for (std::size_t n = 2; n <= 7; ++n) {
    Net net = generate("philosophers", n);
    StateSpace space = explore(net);
    CHECK(sizes(net) == Sizes{4 * n, 3 * n, 0});
    CHECK(space.markings.size() == 2 * before + two_before);
    CHECK(space.deadlocks == 1);
    two_before = before;
    before = space.markings.size();
  }
}

TEST_CASE("Dekker's algorithm excludes mutually") {
  for (std::size_t n = 2; n <= 3; ++n) {
    Net net = generate("dekker", n);
    std::size_t resume = n > 2 ? n - 1 : 0;  // if the turn is with one that does not want it
    CHECK(sizes(net) == Sizes{n * (n + 9), n * (4 * n + 3 + resume), n * (3 * n + 2 * resume)});
    check_mutual_exclusion(net, n);
  }
}

TEST_CASE("Peterson's algorithm excludes mutually") {
  for (std::size_t n = 2; n <= 3; ++n) {
    Net net = generate("peterson", n);
    CHECK(sizes(net) == Sizes{n * (n * n + 3 * n - 3), n * ((n - 1) * (n * n + 1) + 1),
                              n * (n - 1) * (n * n - n + 1)});
    check_mutual_exclusion(net, n);
  }
}

TEST_CASE("Dijkstra's algorithm excludes mutually") {
  for (std::size_t n = 2; n <= 3; ++n) {
    Net net = generate("dijkstra", n);
    CHECK(sizes(net) == Sizes{n * (n + 12), n * (6 * n + 2), n * (7 * n - 4)});
    check_mutual_exclusion(net, n);
  }
}

TEST_CASE("writers write alone, readers read together") {
  for (std::size_t n = 1; n <= 6; ++n) {
    Net net = generate("readers_writers", n);
    StateSpace space = explore(net);
    CHECK(sizes(net) == Sizes{4 * n + 1, 4 * n, n + n * n});
    CHECK(space.markings.size() == power(2, n) + n);
    CHECK(space.deadlocks == 0);
    auto readers = places(net, "read", n);
    auto writers = places(net, "write", n);
    bool exclusive = std::ranges::all_of(space.markings, [&](const Marking& marking) {
      std::size_t writing = count_marked(marking, writers);
      return writing == 0 || (writing == 1 && count_marked(marking, readers) == 0);
    });
    CHECK(exclusive);
  }
}

TEST_CASE("the alternating-bit protocol delivers each number once and in order") {
  for (std::size_t n = 2; n <= 6; ++n) {
    Net net = generate("alternating_bit", n);
    StateSpace space = explore(net);
    CHECK(sizes(net) == Sizes{5 * n + 2, 8 * n, 3 * n});
    CHECK(space.markings.size() == 13 * n);
    CHECK(space.deadlocks == 0);
    CHECK(space.fired.size() == net.transition_count());
    auto sender = places(net, "sender", n);
    auto expect = places(net, "expect", n);
    auto got = places(net, "got", n);
    for (const Marking& marking : space.markings)
      for (std::size_t s = 0; s < n; ++s)
        if (marking.test(sender[s]))
          CHECK(count_marked(marking, {expect[s], got[s], expect[(s + 1) % n]}) == 1);
    for (PlaceId p : got) CHECK(is_always_reachable(space, p));
  }
}

TEST_CASE("in a slotted ring, nodes and links hold one slot each") {
  for (std::size_t n = 1; n <= 3; ++n) {
    Net net = generate("slotted_ring", n);
    StateSpace space = explore(net);
    CHECK(sizes(net) == Sizes{10 * n, 10 * n, 0});
    CHECK(space.deadlocks == 0);
    CHECK(space.fired.size() == net.transition_count());
    auto at = [&](const char* stem, std::size_t i) {
      return place(net, stem + std::to_string(i % n + 1));
    };
    for (std::size_t i = 0; i < n; ++i) {
      std::vector<PlaceId> node = {at("room", i), at("out_free", i), at("out_used", i),
                                   at("sent", i)};
      std::vector<PlaceId> link = {at("may_send", i), at("got_free", i + 1), at("got_used", i + 1),
                                   at("skip", i + 1), at("fill", i + 1),     at("owes_ack", i + 1)};
      CHECK(std::ranges::all_of(space.markings, [&](const Marking& marking) {
        return count_marked(marking, node) == 1 && count_marked(marking, link) == 1;
      }));
    }
  }
}

TEST_CASE("Milner's scheduler starts each task in turn") {
  for (std::size_t n = 1; n <= 6; ++n) {
    Net net = generate("milner", n);
    StateSpace space = explore(net);
    CHECK(sizes(net) == Sizes{4 * n, 3 * n, 0});
    CHECK(space.markings.size() == n * power(2, n + 1));
    CHECK(space.deadlocks == 0);
  }
}

TEST_CASE("readers of one place read in any order until it is consumed") {
  for (std::size_t n = 1; n <= 8; ++n) {
    Net net = generate("readers_consumer", n);
    StateSpace space = explore(net);
    CHECK(sizes(net) == Sizes{2 * n + 2, n + 1, n});
    CHECK(space.markings.size() == power(2, n + 1));
    CHECK(space.deadlocks == power(2, n));
  }
}

TEST_CASE("chains of readers run until what they read is consumed") {
  for (std::size_t n = 1; n <= 4; ++n) {
    Net net = generate("read_chains", n);
    StateSpace space = explore(net);
    CHECK(sizes(net) == Sizes{(n + 1) * (n + 1), n * n + 1, n * n});
    CHECK(space.markings.size() == 2 * power(n + 1, n));
    CHECK(space.deadlocks == power(n + 1, n));
  }
}

TEST_CASE("random families depend on the seed") {
  for (const char* family : {"random", "random_unsafe"}) {
    CHECK(same_net(generate(family, 5, 1), generate(family, 5, 1)));
    CHECK(!same_net(generate(family, 5, 1), generate(family, 5, 2)));
  }
  CHECK(same_net(generate("dekker", 3, 1), generate("dekker", 3, 2)));
}

TEST_CASE("large nets are made fast") {
  CHECK(sizes(generate("philosophers", 100000)) == Sizes{400000, 300000, 0});
  CHECK(sizes(generate("random_unsafe", 10000)).transitions == 20000);
}
