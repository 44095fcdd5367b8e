// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/units.hpp"

#include "cunf/base/format.hpp"

namespace cunf::net {

namespace {

using base::format;

// Units from the root downwards, each after its parent; shorter than the list of all units if
// some are not reached. Pre: no unit has two parents.
std::vector<UnitId> top_down(const Units& units) {
  std::vector<UnitId> order{units.root};
  for (std::size_t i = 0; i < order.size(); ++i)
    for (UnitId below : units.units[order[i].index()].subunits) order.push_back(below);
  return order;
}

std::string problem_with_tree(const Units& units, std::vector<UnitId>& parent) {
  if (!units.root.is_valid()) return "the units have no root";
  for (std::size_t u = 0; u < units.units.size(); ++u) {
    for (UnitId below : units.units[u].subunits) {
      const std::string& name = units.units[below.index()].name;
      if (below == units.root) return format("the root unit `{}` is a subunit", name);
      if (parent[below.index()].is_valid()) return format("unit `{}` has two parents", name);
      parent[below.index()] = UnitId(u);
    }
  }
  return {};
}

std::string problem_with_places(const Units& units, std::size_t place_count) {
  std::vector<bool> seen(place_count, false);
  for (const Unit& unit : units.units) {
    for (PlaceId p : unit.places) {
      if (seen[p.index()])
        return format("unit `{}` lists a place that has a unit already", unit.name);
      seen[p.index()] = true;
    }
  }
  return {};
}

}  // namespace

std::string problem_with(const Units& units, const Marking& initial) {
  std::vector<UnitId> parent(units.units.size());
  if (std::string problem = problem_with_tree(units, parent); !problem.empty()) return problem;
  if (std::string problem = problem_with_places(units, initial.size()); !problem.empty())
    return problem;
  std::vector<UnitId> order = top_down(units);
  if (order.size() != units.units.size()) return "some units are not below the root unit";
  if (!units.certified_safe) return {};

  // marked[u]: u or a unit above it holds a token.
  std::vector<bool> marked(units.units.size(), false);
  for (UnitId u : order) {
    const Unit& unit = units.units[u.index()];
    UnitId above = parent[u.index()];
    if (above.is_valid()) marked[u.index()] = marked[above.index()];
    for (PlaceId p : unit.places) {
      if (!initial.test(p)) continue;
      if (marked[u.index()])
        return format(
            "the net claims to be unit-safe, but unit `{}` and what is above it hold "
            "two tokens initially",
            unit.name);
      marked[u.index()] = true;
    }
  }
  return {};
}

}  // namespace cunf::net
