// SPDX-License-Identifier: Apache-2.0
// The replicated encoding of read arcs.
#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "cunf/base/format.hpp"
#include "cunf/net/net_builder.hpp"
#include "cunf/net/transform.hpp"

namespace cunf::net {

Net replicate_read_places(const Net& net) {
  bool has_copies =
      std::ranges::any_of(net.places(), [&](PlaceId p) { return net.context(p).size() > 1; });
  if (!has_copies) return read_arcs_to_self_loops(net);

  std::unordered_set<std::string> names;  // that no copy may have
  for (PlaceId p : net.places()) names.emplace(net.name(p));
  NetBuilder builder(net.name());
  std::vector<std::pair<PlaceId, std::size_t>> copies;  // of each place: the first, how many
  for (PlaceId p : net.places()) {
    std::size_t count = std::max<std::size_t>(1, net.context(p).size());
    copies.emplace_back(PlaceId(builder.place_count()), count);
    std::size_t number = 1;
    for (std::size_t i = 0; i < count; ++i) {
      std::string name(net.name(p));
      while (i > 0 && !names.insert(name).second)
        name = base::format("{}'{}", net.name(p), ++number);
      PlaceId copy = builder.add_place(name);
      if (net.initial_marking().test(p)) builder.mark(copy);
      if (auto point = net.point(p)) builder.set_point(copy, *point);
    }
  }
  auto for_each_copy = [&](PlaceId p, auto visit) {
    auto [first, count] = copies[p.index()];
    for (std::size_t i = 0; i < count; ++i) visit(PlaceId(first.index() + i));
  };
  std::vector<std::size_t> readers_so_far(net.place_count(), 0);
  for (TransitionId t : net.transitions()) {
    builder.add_transition(net.name(t));
    if (auto point = net.point(t)) builder.set_point(t, *point);
    for (PlaceId p : net.preset(t))
      for_each_copy(p, [&](PlaceId copy) { builder.add_input(copy, t); });
    for (PlaceId p : net.postset(t))
      for_each_copy(p, [&](PlaceId copy) { builder.add_output(t, copy); });
    for (PlaceId p : net.context(t)) {
      PlaceId own(copies[p.index()].first.index() + readers_so_far[p.index()]++);
      builder.add_input(own, t);
      builder.add_output(t, own);
    }
  }
  return builder.build().net;
}

}  // namespace cunf::net
