// SPDX-License-Identifier: Apache-2.0
// The naive oracle: all reachable markings, one by one. It has a firing rule of its own.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "cunf/net/net.hpp"

namespace cunf::test {

struct UnsafeRun {
  net::PlaceId place;                  // gets a second token
  std::vector<net::TransitionId> run;  // from the initial marking; its last transition puts it

  friend bool operator==(const UnsafeRun&, const UnsafeRun&) = default;
};

struct Reachability {
  std::set<net::Marking> markings;
  std::set<net::Marking> deadlocks;      // nothing is enabled there
  std::set<net::TransitionId> fireable;  // enabled in some marking
  std::optional<UnsafeRun> unsafe;       // a shortest one; the search ends with it
  bool complete = false;                 // nothing was left out

  friend bool operator==(const Reachability&, const Reachability&) = default;
};

// Breadth-first from the initial marking; stops at an unsafe run, and where a marking beyond
// `max_markings` turns up. Only markings and transitions tried until then count.
[[nodiscard]] Reachability explore(const net::Net& net, std::size_t max_markings = 1'000'000);

// In ascending order.
[[nodiscard]] std::vector<net::TransitionId> enabled_transitions(const net::Net& net,
                                                                 const net::Marking& marking);

struct Firing {
  net::Marking after;                    // 1 for every place with a token or more
  std::optional<net::PlaceId> overfull;  // the first place that gets a second token
};

// Pre: t is enabled.
[[nodiscard]] Firing firing(const net::Net& net, const net::Marking& marking, net::TransitionId t);

}  // namespace cunf::test
