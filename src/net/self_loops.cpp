// SPDX-License-Identifier: Apache-2.0
// Self-loops and read arcs, turned into each other.
#include <algorithm>

#include "cunf/net/net_builder.hpp"
#include "cunf/net/transform.hpp"

namespace cunf::net {

ReadArcsFromSelfLoops self_loops_to_read_arcs(const Net& net) {
  ReadArcsFromSelfLoops result;
  NetBuilder builder = NetBuilder::with_nodes_of(net);
  for (TransitionId t : net.transitions()) {
    auto is_loop = [&](PlaceId p) { return std::ranges::binary_search(net.postset(t), p); };
    PlaceId keep;  // the self-loop that stays one
    if (!net.preset(t).empty() && std::ranges::all_of(net.preset(t), is_loop)) {
      keep = net.preset(t).front();
      ++result.kept;
    }
    auto turns = [&](PlaceId p) { return p != keep && is_loop(p); };
    for (PlaceId p : net.preset(t)) {
      if (!turns(p)) {
        builder.add_input(p, t);
        continue;
      }
      builder.add_read(p, t);
      ++result.turned;
    }
    for (PlaceId p : net.postset(t))
      if (p == keep || !std::ranges::binary_search(net.preset(t), p)) builder.add_output(t, p);
    for (PlaceId p : net.context(t)) builder.add_read(p, t);
  }
  result.net = builder.build().net;
  return result;
}

Net read_arcs_to_self_loops(const Net& net) {
  NetBuilder builder = NetBuilder::with_nodes_of(net);
  for (TransitionId t : net.transitions()) {
    for (PlaceId p : net.preset(t)) builder.add_input(p, t);
    for (PlaceId p : net.postset(t)) builder.add_output(t, p);
    for (PlaceId p : net.context(t)) {
      builder.add_input(p, t);
      builder.add_output(t, p);
    }
  }
  return builder.build().net;
}

}  // namespace cunf::net
