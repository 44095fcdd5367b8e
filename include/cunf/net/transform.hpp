// SPDX-License-Identifier: Apache-2.0
// Nets made from nets. All keep names, marking and the order of what they keep.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "cunf/net/net.hpp"

namespace cunf::net {

struct ReadArcsFromSelfLoops {
  Net net;
  std::size_t turned = 0;  // self-loops that became read arcs
  std::size_t kept = 0;    // self-loops left, so that no preset gets empty
};

// Every self-loop becomes a read arc, except that a transition with nothing else in its preset
// keeps its first one.
[[nodiscard]] ReadArcsFromSelfLoops self_loops_to_read_arcs(const Net& net);

// The plain encoding: every read arc becomes a self-loop.
[[nodiscard]] Net read_arcs_to_self_loops(const Net& net);

// The replicated encoding: every read place has a private copy for each of its readers, which the
// reader consumes and puts back; whoever produced or consumed the place produces or consumes all
// copies. The copies for `p` are called `p`, `p'2`, `p'3`, …, but for names that are taken. Units
// and keys are dropped if there is a copy.
[[nodiscard]] Net replicate_read_places(const Net& net);

[[nodiscard]] Net without_units(const Net& net);

// The same net with other names, and no keys.
[[nodiscard]] Net renamed(const Net& net, const std::function<std::string(PlaceId)>& place_name,
                          const std::function<std::string(TransitionId)>& transition_name);

}  // namespace cunf::net
