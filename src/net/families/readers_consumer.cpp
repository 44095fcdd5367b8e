// SPDX-License-Identifier: Apache-2.0
// N readers of one place and one transition that consumes it: the smallest example of what read
// arcs gain (Vogler, Semenov, Yakovlev: Unfolding and finite prefix for nets with read arcs,
// 1998; Baldan et al.: Efficient unfolding of contextual Petri nets, 2012).
//
// The contextual unfolding is the net itself, N + 1 events, the consumer with one history for
// each set of readers that came before. With a self-loop for each read arc, readers come in some
// order: there are N! ways for all, and an event for each ordered choice of some.
//
// 1-safe. 2^(N+1) reachable markings, for any set of readers that have read, before and after the
// consumption; the 2^N after it are dead.
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {

Net readers_consumer(std::size_t n) {
  NetBuilder builder(base::format("readers_consumer_{}", n));
  PlaceId shared = add_marked_place(builder, "shared");
  PlaceId consumed = builder.add_place("consumed");
  auto before = add_marked_places(builder, "before", n);
  auto after = add_places(builder, "after", n);
  for (std::size_t i = 0; i < n; ++i)
    add_step(builder, numbered("read", {i}),
             {.consumes = {before[i]}, .reads = {shared}, .produces = {after[i]}});
  add_step(builder, "consume", {.consumes = {shared}, .produces = {consumed}});
  return builder.build().net;
}

}  // namespace cunf::net::family
