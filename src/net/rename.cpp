// SPDX-License-Identifier: Apache-2.0
// The same net with other names.
#include "cunf/net/net_builder.hpp"
#include "cunf/net/transform.hpp"

namespace cunf::net {

Net renamed(const Net& net, const std::function<std::string(PlaceId)>& place_name,
            const std::function<std::string(TransitionId)>& transition_name) {
  NetBuilder builder(net.name());
  for (PlaceId p : net.places()) {
    builder.add_place(place_name(p));
    if (net.initial_marking().test(p)) builder.mark(p);
    if (auto point = net.point(p)) builder.set_point(p, *point);
  }
  for (TransitionId t : net.transitions()) {
    builder.add_transition(transition_name(t));
    if (auto point = net.point(t)) builder.set_point(t, *point);
    for (PlaceId p : net.preset(t)) builder.add_input(p, t);
    for (PlaceId p : net.postset(t)) builder.add_output(t, p);
    for (PlaceId p : net.context(t)) builder.add_read(p, t);
  }
  if (net.units()) builder.set_units(*net.units());
  return builder.build().net;
}

}  // namespace cunf::net
