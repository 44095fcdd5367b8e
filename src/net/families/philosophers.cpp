// SPDX-License-Identifier: Apache-2.0
// The dining philosophers (Dijkstra, EWD 310, 1971; told as philosophers by Hoare, 1985). Each
// takes its left fork, then its right one, eats and puts both back.
//
// 1-safe. One deadlock: everyone holds the left fork. The reachable markings are the words of
// length N over {think, hold, eat} in which, around the table, eat is followed by think; so
// there are (1 + √2)^N + (1 - √2)^N of them: 6, 14, 34, 82, ….
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {

Net philosophers(std::size_t n) {
  NetBuilder builder(base::format("philosophers_{}", n));
  auto fork = add_marked_places(builder, "fork", n);
  auto think = add_marked_places(builder, "think", n);
  auto hold = add_places(builder, "hold", n);
  auto eat = add_places(builder, "eat", n);
  for (std::size_t i = 0; i < n; ++i) {
    PlaceId left = fork[i];
    PlaceId right = fork[(i + 1) % n];
    add_step(builder, numbered("left", {i}), {.consumes = {think[i], left}, .produces = {hold[i]}});
    add_step(builder, numbered("right", {i}), {.consumes = {hold[i], right}, .produces = {eat[i]}});
    add_step(builder, numbered("release", {i}),
             {.consumes = {eat[i]}, .produces = {think[i], left, right}});
  }
  return builder.build().net;
}

}  // namespace cunf::net::family
