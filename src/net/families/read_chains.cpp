// SPDX-License-Identifier: Apache-2.0
// N concurrent chains of N readers: step j of every chain reads the common place shared<j>, and
// one transition, `consume`, takes all N common places at once, whenever it likes.
//
// The contextual unfolding has N^2 + 1 events, as the net has transitions, but `consume` has one
// history for each choice of how far each chain has come: (N + 1)^N of them. So the family
// stresses histories, where readers_consumer stresses the plain encoding.
//
// 1-safe. 2 (N+1)^N reachable markings, half of them, those after `consume`, dead.
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {

Net read_chains(std::size_t n) {
  NetBuilder builder(base::format("read_chains_{}", n));
  auto shared = add_marked_places(builder, "shared", n);
  PlaceId consumed = builder.add_place("consumed");
  for (std::size_t i = 0; i < n; ++i) {
    PlaceId here = add_marked_place(builder, numbered("start", {i}));
    for (std::size_t j = 0; j < n; ++j) {
      PlaceId next = builder.add_place(numbered("after", {i, j}));
      add_step(builder, numbered("read", {i, j}),
               {.consumes = {here}, .reads = {shared[j]}, .produces = {next}});
      here = next;
    }
  }
  add_step(builder, "consume", {.consumes = shared, .produces = {consumed}});
  return builder.build().net;
}

}  // namespace cunf::net::family
