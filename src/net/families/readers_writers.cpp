// SPDX-License-Identifier: Apache-2.0
// Readers and writers (Courtois, Heymans, Parnas: Concurrent control with readers and writers,
// CACM 14(10), 1971): N readers, which may read together, and N writers, which write alone.
//
// Both kinds test by read arcs. A reader starts while `free` is marked, without taking it, so
// that readers start concurrently; a writer takes `free`, and reads that every reader rests. A
// reader that starts thus excludes the writers, and the other way round, each by consuming what
// the other reads: the plain encoding would order all readers one after the other.
//
// 1-safe, without deadlock. 2^N + N reachable markings: any set of readers, or one writer.
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {

Net readers_writers(std::size_t n) {
  NetBuilder builder(base::format("readers_writers_{}", n));
  PlaceId free = add_marked_place(builder, "free");
  auto rest = add_marked_places(builder, "rest", n);
  auto read = add_places(builder, "read", n);
  auto pause = add_marked_places(builder, "pause", n);
  auto write = add_places(builder, "write", n);
  for (std::size_t i = 0; i < n; ++i) {
    add_step(builder, numbered("start_read", {i}),
             {.consumes = {rest[i]}, .reads = {free}, .produces = {read[i]}});
    add_step(builder, numbered("end_read", {i}), {.consumes = {read[i]}, .produces = {rest[i]}});
    add_step(builder, numbered("start_write", {i}),
             {.consumes = {pause[i], free}, .reads = rest, .produces = {write[i]}});
    add_step(builder, numbered("end_write", {i}),
             {.consumes = {write[i]}, .produces = {pause[i], free}});
  }
  return builder.build().net;
}

}  // namespace cunf::net::family
