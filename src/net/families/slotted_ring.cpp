// SPDX-License-Identifier: Apache-2.0
// The slotted ring (Pastor, Roig, Cortadella, Badia: Petri net analysis using Boolean
// manipulation, 1994), the net on which Esparza, Römer and Vogler measured their unfolder. N
// nodes pass slots around, free or used. A node that gets a free slot may write into it or let it
// go on; one that gets a used slot clears it if it is the owner, and forwards it otherwise. A node
// hands its slot over when the next node has acknowledged the last one.
//
// No read arcs. Without deadlock, and 1-safe: one token goes round in `room`, the two `out`s and
// `sent` of each node, and one in `may_send` of each node with what the next node got from it,
// `skip`, `fill` and `owes_ack` there. 12, 208, 4032, 82176, … reachable markings.
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {
namespace {

struct Node {
  PlaceId got_free;  // a free slot came in
  PlaceId got_used;  // a used slot came in
  PlaceId skip;      // the slot goes on free
  PlaceId fill;      // the slot goes on used
  PlaceId room;      // nothing waits to go out
  PlaceId out_free;  // a free slot waits to go out
  PlaceId out_used;  // a used slot waits to go out
  PlaceId sent;      // the slot went out
  PlaceId owes_ack;  // the node before may send again, but does not know yet
  PlaceId may_send;  // the next node can take a slot
};

Node add_node(NetBuilder& builder, std::size_t i) {
  auto add = [&](std::string_view stem) { return builder.add_place(numbered(stem, {i})); };
  Node node{add("got_free"), add("got_used"), add("skip"), add("fill"),     add("room"),
            add("out_free"), add("out_used"), add("sent"), add("owes_ack"), add("may_send")};
  builder.mark(node.out_free);
  builder.mark(node.may_send);
  return node;
}

void add_choices(NetBuilder& builder, const Node& node, std::size_t i) {
  add_step(builder, numbered("owner", {i}),
           {.consumes = {node.got_used}, .produces = {node.got_free}});
  add_step(builder, numbered("other", {i}), {.consumes = {node.got_used}, .produces = {node.fill}});
  add_step(builder, numbered("write", {i}), {.consumes = {node.got_free}, .produces = {node.fill}});
  add_step(builder, numbered("go_on", {i}), {.consumes = {node.got_free}, .produces = {node.skip}});
}

void add_output(NetBuilder& builder, const std::vector<Node>& ring, std::size_t i) {
  const Node& node = ring[i];
  const Node& next = ring[(i + 1) % ring.size()];
  const Node& previous = ring[(i + ring.size() - 1) % ring.size()];
  add_step(builder, numbered("give_free", {i}),
           {.consumes = {node.skip, node.room}, .produces = {node.out_free, node.owes_ack}});
  add_step(builder, numbered("put_message", {i}),
           {.consumes = {node.fill, node.room}, .produces = {node.out_used, node.owes_ack}});
  add_step(builder, numbered("ack", {i}),
           {.consumes = {node.owes_ack}, .produces = {previous.may_send}});
  add_step(builder, numbered("free", {i}),
           {.consumes = {node.out_free, node.may_send}, .produces = {node.sent, next.got_free}});
  add_step(builder, numbered("used", {i}),
           {.consumes = {node.out_used, node.may_send}, .produces = {node.sent, next.got_used}});
  add_step(builder, numbered("internal_ack", {i}),
           {.consumes = {node.sent}, .produces = {node.room}});
}

}  // namespace

Net slotted_ring(std::size_t n) {
  NetBuilder builder(base::format("slotted_ring_{}", n));
  std::vector<Node> ring;
  for (std::size_t i = 0; i < n; ++i) ring.push_back(add_node(builder, i));
  for (std::size_t i = 0; i < n; ++i) {
    add_choices(builder, ring[i], i);
    add_output(builder, ring, i);
  }
  return builder.build().net;
}

}  // namespace cunf::net::family
