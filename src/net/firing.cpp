// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/firing.hpp"

#include <algorithm>

#include "cunf/base/error.hpp"

namespace cunf::net {

bool is_enabled(const Net& net, const Marking& marking, TransitionId t) {
  auto is_marked = [&](PlaceId p) { return marking.test(p); };
  return std::ranges::all_of(net.preset(t), is_marked) &&
         std::ranges::all_of(net.context(t), is_marked);
}

std::optional<PlaceId> fire(const Net& net, Marking& marking, TransitionId t) {
  base::require(marking.size() == net.place_count(), "fire: a marking of another net");
  base::require(is_enabled(net, marking, t), "fire: the transition is not enabled");
  for (PlaceId p : net.preset(t)) marking.reset(p);
  for (PlaceId p : net.postset(t)) {
    if (!marking.test(p)) {
      marking.set(p);
      continue;
    }
    for (PlaceId produced : net.postset(t)) {  // undo
      if (produced == p) break;
      marking.reset(produced);
    }
    for (PlaceId consumed : net.preset(t)) marking.set(consumed);
    return p;
  }
  return std::nullopt;
}

}  // namespace cunf::net
