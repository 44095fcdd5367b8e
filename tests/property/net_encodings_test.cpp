// SPDX-License-Identifier: Apache-2.0
// Read arcs, self-loops and replicated places are three ways to write one behaviour, and the
// firing rule is the same for all: on random nets, safe and unsafe, and on all very small ones.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "cunf/base/format.hpp"
#include "cunf/base/random.hpp"
#include "cunf/net/firing.hpp"
#include "cunf/net/net_builder.hpp"
#include "cunf/net/random_net.hpp"
#include "cunf/net/transform.hpp"
#include "support/net_literal.hpp"
#include "support/reachability.hpp"
#include "support/shrink.hpp"

using namespace cunf::net;
using namespace cunf::test;
using cunf::base::format;

namespace {

// What can be said of a net's behaviour without naming all of its places.
struct Behaviour {
  std::size_t markings;
  std::size_t deadlocks;
  bool complete;
  std::set<std::string> fireable;
  std::string unsafe;  // the first unsafe run and its place

  friend bool operator==(const Behaviour&, const Behaviour&) = default;
};

Behaviour behaviour(const Net& n, const Reachability& reached) {
  Behaviour result{reached.markings.size(), reached.deadlocks.size(), reached.complete, {}, ""};
  for (TransitionId t : reached.fireable) result.fireable.insert(std::string(n.name(t)));
  if (reached.unsafe)
    result.unsafe = format("{}: {}", names(n, reached.unsafe->run), n.name(reached.unsafe->place));
  return result;
}

// The first copy of each of our places, in a net with replicated places. Pre: our place names are
// unique and none looks like that of a copy.
std::set<Marking> without_copies(const Net& n, const Net& replicated,
                                 const std::set<Marking>& markings) {
  std::vector<PlaceId> first;
  for (PlaceId p : n.places()) first.push_back(place(replicated, n.name(p)));
  std::set<Marking> result;
  for (const Marking& m : markings) {
    Marking projected(n.place_count());
    for (PlaceId p : n.places())
      if (m.test(first[p.index()])) projected.set(p);
    result.insert(projected);
  }
  return result;
}

std::string plain_agrees(const Net& n, const Reachability& reached) {
  Net plain = read_arcs_to_self_loops(n);
  if (plain.read_arc_count() != 0) return "the plain encoding has read arcs";
  if (explore(plain) != reached) return "the plain encoding behaves differently";
  if (explore(self_loops_to_read_arcs(n).net) != reached)
    return "the net without self-loops behaves differently";
  auto back = self_loops_to_read_arcs(plain);
  if (explore(back.net) != reached) return "read arcs made from self-loops behave differently";
  if (back.turned + back.kept < n.read_arc_count()) return "read arcs got lost";
  return {};
}

bool intersect(std::span<const PlaceId> a, std::span<const PlaceId> b) {
  return std::ranges::find_first_of(a, b) != a.end();
}

// Is there a place that both want, and that one of them consumes?
bool in_conflict(const Net& n, TransitionId t, TransitionId u) {
  return intersect(n.preset(t), n.preset(u)) || intersect(n.preset(t), n.context(u)) ||
         intersect(n.context(t), n.preset(u));
}

// What copies are for: readers of one place do not wait for each other.
bool same_conflicts(const Net& a, const Net& b) {
  for (TransitionId t : a.transitions())
    for (TransitionId u : a.transitions())
      if (t != u && in_conflict(a, t, u) != in_conflict(b, t, u)) return false;
  return true;
}

std::string replicated_agrees(const Net& n, const Reachability& reached) {
  Net replicated = replicate_read_places(n);
  Reachability copies = explore(replicated);
  if (replicated.read_arc_count() != 0) return "the replicated encoding has read arcs";
  if (!same_conflicts(n, replicated)) return "the replicated encoding has other conflicts";
  if (behaviour(replicated, copies) != behaviour(n, reached))
    return "the replicated encoding behaves differently";
  if (without_copies(n, replicated, copies.markings) != reached.markings)
    return "the replicated encoding reaches other markings";
  return {};
}

std::string encodings_agree(const Net& n) {
  Reachability reached = explore(n);
  std::string wrong = plain_agrees(n, reached);
  return wrong.empty() ? replicated_agrees(n, reached) : wrong;
}

// `is_enabled` and `fire` against the oracle's rule, in every marking that it reaches.
std::string firing_agrees(const Net& n) {
  Reachability reached = explore(n);
  for (const Marking& m : reached.markings) {
    std::vector<TransitionId> enabled;
    for (TransitionId t : n.transitions())
      if (is_enabled(n, m, t)) enabled.push_back(t);
    if (enabled != enabled_transitions(n, m)) return "is_enabled disagrees in " + names(n, m);
    for (TransitionId t : enabled) {
      Firing expected = firing(n, m, t);
      Marking after = m;
      std::string where = std::string(n.name(t)) + " in " + names(n, m);
      if (fire(n, after, t) != expected.overfull) return "fire finds another place for " + where;
      if (after != (expected.overfull ? m : expected.after))
        return "fire leaves another marking for " + where;
    }
  }
  return {};
}

// The oracle's unsafe run, fired step by step.
std::string unsafe_run_replays(const Net& n) {
  Reachability reached = explore(n);
  if (!reached.unsafe) return {};
  Marking m = n.initial_marking();
  std::vector<TransitionId> run = reached.unsafe->run;
  for (std::size_t i = 0; i < run.size(); ++i) {
    if (!is_enabled(n, m, run[i])) return "the unsafe run gets stuck";
    auto overfull = fire(n, m, run[i]);
    bool is_last = i + 1 == run.size();
    if (overfull.has_value() != is_last) return "the unsafe run is unsafe elsewhere";
    if (is_last && *overfull != reached.unsafe->place) return "another place gets a second token";
  }
  return {};
}

std::string renaming_keeps_behaviour(const Net& n) {
  Net other = renamed(
      n, [](PlaceId p) { return format("x{}", p.index()); },
      [](TransitionId t) { return format("y{}", t.index()); });
  if (explore(other) != explore(n)) return "the renamed net behaves differently";
  Net back = renamed(
      other, [&](PlaceId p) { return std::string(n.name(p)); },
      [&](TransitionId t) { return std::string(n.name(t)); });
  return same_net(back, n) ? "" : "renaming there and back changes the net";
}

std::string literal_is_the_net(const Net& n) {
  return same_net(net(describe(n)), n) ? "" : "the description is another net";
}

std::string everything(const Net& n) {
  for (auto property : {encodings_agree, firing_agrees, unsafe_run_replays,
                        renaming_keeps_behaviour, literal_is_the_net})
    if (std::string wrong = property(n); !wrong.empty()) return wrong;
  return {};
}

// A random net of a random small shape.
Net any_net(std::uint64_t seed, Discipline discipline) {
  cunf::base::Random random(seed);
  RandomNetOptions options;
  options.machines = random.between(1, 6);
  options.states = random.between(1, 4);
  options.transitions = random.between(0, 24);
  options.most_synchronised = random.between(1, 2);
  options.read_percent = static_cast<unsigned>(random.below(41));
  options.discipline = discipline;
  return random_net(options, seed);
}

Net any_safe_net(std::uint64_t seed) { return any_net(seed, Discipline::StateMachines); }

Net any_wild_net(std::uint64_t seed) { return any_net(seed, Discipline::None); }

// The number-th net with two places and so many transitions. Digits of the number say, with base 5
// for each transition and place: none, consume, produce, loop or read; then, with base 2, whether a
// place is marked. Nothing if a
// transition has an empty preset and does more than read.
std::optional<Net> small_net(std::uint64_t number, std::size_t transitions) {
  NetBuilder builder;
  PlaceId places[] = {builder.add_place("p"), builder.add_place("q")};
  for (std::size_t i = 0; i < transitions; ++i) {
    TransitionId t = builder.add_transition(format("t{}", i));
    bool consumes = false, produces = false, reads = false;
    for (PlaceId p : places) {
      std::uint64_t how = number % 5;
      number /= 5;
      if (how == 1 || how == 3) builder.add_input(p, t), consumes = true;
      if (how == 2 || how == 3) builder.add_output(t, p), produces = true;
      if (how == 4) builder.add_read(p, t), reads = true;
    }
    if (!consumes && (produces || !reads)) return std::nullopt;
  }
  for (PlaceId p : places) {
    if (number % 2 == 1) builder.mark(p);
    number /= 2;
  }
  return builder.build().net;
}

}  // namespace

TEST_CASE("random safe nets: all encodings behave alike, and firing agrees with the oracle") {
  check_property("everything", 1500, 1, any_safe_net, everything);
}

TEST_CASE("random nets of any kind: all encodings behave alike, also where they are unsafe") {
  check_property("everything", 1500, 1, any_wild_net, everything);
}

TEST_CASE("nets made of state machines are safe") {
  check_property("safety", 500, 1, any_safe_net, [](const Net& n) {
    Reachability reached = explore(n);
    return reached.unsafe || !reached.complete ? "not safe" : "";
  });
}

TEST_CASE("the random nets show all there is to see") {
  int safe = 0, unsafe = 0, with_deadlock = 0, with_reads = 0, with_copies = 0, large = 0;
  for (std::uint64_t seed = 1; seed <= 500; ++seed) {
    for (const Net& n : {any_safe_net(seed), any_wild_net(seed)}) {
      Reachability reached = explore(n);
      ++(reached.unsafe ? unsafe : safe);
      with_deadlock += reached.deadlocks.empty() ? 0 : 1;
      with_reads += n.read_arc_count() > 0 ? 1 : 0;
      with_copies += replicate_read_places(n).place_count() > n.place_count() ? 1 : 0;
      large += reached.markings.size() >= 20 ? 1 : 0;
    }
  }
  for (int count : {safe, unsafe, with_deadlock, with_reads, with_copies, large})
    CHECK(count >= 50);
}

TEST_CASE("all nets with two places and two transitions") {
  std::size_t tried = 0;
  for (std::uint64_t number = 0; number < 625 * 4; ++number) {
    auto n = small_net(number, 2);
    if (!n) continue;
    ++tried;
    std::string wrong = everything(*n);
    REQUIRE_MESSAGE(wrong.empty(), wrong << ": " << describe(*n));
  }
  // Of the 25 ways to be a transition 16 consume something, and 3 only read.
  CHECK(tried == 19 * 19 * 4);
}
