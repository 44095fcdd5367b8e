// SPDX-License-Identifier: Apache-2.0
// The naive oracle of unfoldings: complete enriched prefixes straight from the definitions, by
// listing every configuration. For nets with a few thousand configurations.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "cunf/net/net.hpp"

namespace cunf::test {

// Adequate orders; `None` has no cut-offs at all.
enum class NaiveOrder { McMillan, Parikh, Erv, Mole, None };

using EventSet = std::set<std::size_t>;      // indices in NaivePrefix::events
using ConditionSet = std::set<std::size_t>;  // indices in NaivePrefix::conditions

struct NaiveEvent {
  net::TransitionId transition;
  ConditionSet consumed;
  ConditionSet read;

  friend auto operator<=>(const NaiveEvent&, const NaiveEvent&) = default;
};

struct NaiveCondition {
  net::PlaceId place;
  std::optional<std::size_t> producer;  // nobody: marked initially
};

// An enriched event.
struct NaiveHistory {
  std::size_t event;
  EventSet events;  // all of the history, the event itself included
  net::Marking marking;
  bool is_cutoff = false;
};

struct NaivePrefix {
  std::vector<NaiveEvent> events;
  std::vector<NaiveCondition> conditions;
  std::vector<NaiveHistory> histories;  // in the order in which they were taken
  std::set<EventSet> configurations;    // of the enriched prefix, without cut-offs
  std::set<net::Marking> markings;      // of these configurations
  bool is_safe = true;                  // false: some history or configuration marks a place twice
  bool complete = true;                 // false: a limit stopped it

  [[nodiscard]] std::size_t cutoff_count() const;
};

struct NaiveLimits {
  std::size_t configurations = 5000;
  std::size_t histories = 2000;
};

// Stops at once where the net turns out not to be 1-safe.
[[nodiscard]] NaivePrefix naive_unfolding(const net::Net& net, NaiveOrder order,
                                          const NaiveLimits& limits = {});

}  // namespace cunf::test
