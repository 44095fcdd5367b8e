// SPDX-License-Identifier: Apache-2.0
#include "support/reachability.hpp"

#include <algorithm>
#include <span>

namespace cunf::test {

using net::Marking;
using net::Net;
using net::PlaceId;
using net::TransitionId;

namespace {

Marking as_set(const Net& net, std::span<const PlaceId> places) {
  Marking set(net.place_count());
  for (PlaceId p : places) set.set(p);
  return set;
}

// A transition as sets of places.
struct Rule {
  Marking consumed;
  Marking produced;
  Marking needed;

  Rule(const Net& net, TransitionId t)
      : consumed(as_set(net, net.preset(t))),
        produced(as_set(net, net.postset(t))),
        needed(as_set(net, net.context(t))) {
    needed |= consumed;
  }

  [[nodiscard]] bool is_enabled(const Marking& marking) const {
    return needed.is_subset_of(marking);
  }

  [[nodiscard]] Firing fire(const Marking& marking) const {
    Firing result{marking, std::nullopt};
    result.after -= consumed;
    if (result.after.intersects(produced)) {
      Marking twice = result.after;
      twice &= produced;
      twice.for_each([&](PlaceId p) { result.overfull = result.overfull.value_or(p); });
    }
    result.after |= produced;
    return result;
  }
};

// A marking of the search and how it was first reached.
struct Visit {
  const Marking* marking;
  std::size_t parent;  // a position in the list of visits; the first visit has none
  TransitionId by;
};

std::vector<TransitionId> run_to(const std::vector<Visit>& visits, std::size_t at) {
  std::vector<TransitionId> run;
  for (; at != 0; at = visits[at].parent) run.push_back(visits[at].by);
  std::ranges::reverse(run);
  return run;
}

}  // namespace

Reachability explore(const Net& net, std::size_t max_markings) {
  std::vector<Rule> rules;
  for (TransitionId t : net.transitions()) rules.emplace_back(net, t);
  Reachability result;
  std::vector<Visit> visits;
  visits.push_back({&*result.markings.insert(net.initial_marking()).first, 0, TransitionId()});
  for (std::size_t at = 0; at < visits.size(); ++at) {
    const Marking& marking = *visits[at].marking;
    bool is_deadlock = true;
    for (TransitionId t : net.transitions()) {
      if (!rules[t.index()].is_enabled(marking)) continue;
      is_deadlock = false;
      result.fireable.insert(t);
      Firing step = rules[t.index()].fire(marking);
      if (step.overfull) {
        result.unsafe = UnsafeRun{*step.overfull, run_to(visits, at)};
        result.unsafe->run.push_back(t);
        return result;
      }
      auto [found, is_new] = result.markings.insert(std::move(step.after));
      if (!is_new) continue;
      if (result.markings.size() > max_markings) {
        result.markings.erase(found);
        return result;
      }
      visits.push_back({&*found, at, t});
    }
    if (is_deadlock) result.deadlocks.insert(marking);
  }
  result.complete = true;
  return result;
}

std::vector<TransitionId> enabled_transitions(const Net& net, const Marking& marking) {
  std::vector<TransitionId> enabled;
  for (TransitionId t : net.transitions())
    if (Rule(net, t).is_enabled(marking)) enabled.push_back(t);
  return enabled;
}

Firing firing(const Net& net, const Marking& marking, TransitionId t) {
  return Rule(net, t).fire(marking);
}

}  // namespace cunf::test
