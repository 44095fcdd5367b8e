// SPDX-License-Identifier: Apache-2.0
// The same net without its units, as formats other than PNML keep it.
#include "cunf/net/net_builder.hpp"
#include "cunf/net/transform.hpp"

namespace cunf::net {

Net without_units(const Net& net) {
  NetBuilder builder = NetBuilder::with_nodes_of(net);
  builder.drop_units();
  for (TransitionId t : net.transitions()) {
    for (PlaceId p : net.preset(t)) builder.add_input(p, t);
    for (PlaceId p : net.postset(t)) builder.add_output(t, p);
    for (PlaceId p : net.context(t)) builder.add_read(p, t);
  }
  return builder.build().net;
}

}  // namespace cunf::net
