// SPDX-License-Identifier: Apache-2.0
// Milner's cyclic scheduler (Communication and concurrency, 1989, section 5.4): N cells in a ring
// start N tasks in turn. A cell that has the turn and whose task is not running starts it, and
// hands the turn on while the task runs.
//
// No read arcs. 1-safe, without deadlock. N 2^(N+1) reachable markings: the turn is at one of N
// cells, before or after its start, and any set of tasks runs.
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {

Net milner(std::size_t n) {
  NetBuilder builder(base::format("milner_{}", n));
  auto turn = add_places(builder, "turn", n);
  auto started = add_places(builder, "started", n);
  auto idle = add_marked_places(builder, "idle", n);
  auto busy = add_places(builder, "busy", n);
  builder.mark(turn[0]);
  for (std::size_t i = 0; i < n; ++i) {
    add_step(builder, numbered("start", {i}),
             {.consumes = {turn[i], idle[i]}, .produces = {started[i], busy[i]}});
    add_step(builder, numbered("hand_on", {i}),
             {.consumes = {started[i]}, .produces = {turn[(i + 1) % n]}});
    add_step(builder, numbered("finish", {i}), {.consumes = {busy[i]}, .produces = {idle[i]}});
  }
  return builder.build().net;
}

}  // namespace cunf::net::family
