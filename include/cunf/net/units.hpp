// SPDX-License-Identifier: Apache-2.0
// Nested units (NUPN): a tree of units, each place in one of them. If the net is unit-safe, the
// places of a unit exclude each other and those of the units below it.
#pragma once

#include <string>
#include <vector>

#include "cunf/net/ids.hpp"

namespace cunf::net {

struct Unit {
  std::string name;
  std::vector<PlaceId> places;   // its own, not those of its subunits
  std::vector<UnitId> subunits;  // directly below it

  friend bool operator==(const Unit&, const Unit&) = default;
};

struct Units {
  std::vector<Unit> units;  // a UnitId is an index in it
  UnitId root;
  bool certified_safe = false;  // the author vouches that the net is unit-safe, hence 1-safe

  friend bool operator==(const Units&, const Units&) = default;
};

// What is wrong with the tree as such or in the initial marking (two marked places that a safe
// tree excludes); empty if nothing is. Pre: ids in `units` are below the sizes that they index.
[[nodiscard]] std::string problem_with(const Units& units, const Marking& initial);

}  // namespace cunf::net
