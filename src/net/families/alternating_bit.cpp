// SPDX-License-Identifier: Apache-2.0
// The alternating-bit protocol (Bartlett, Scantlebury, Wilkinson, CACM 12(5), 1969), with
// sequence numbers modulo N: two of them are the bit. One channel for data and one for
// acknowledgements; each holds at most one message and may lose it.
//
// The sender sends s, again and again, until s is acknowledged, and drops acknowledgements of the
// number before. The receiver takes s, acknowledges it and expects s + 1; if it gets s once more
// it acknowledges it once more. Where a party stays in its state it only reads it.
//
// 1-safe, without deadlock. 13 N reachable markings: if the sender is at s, the receiver
//   expects s:        data empty, s or s - 1; acknowledgement empty or s - 1; but not s - 1 twice,
//   got s:            data empty or s; acknowledgement empty or s - 1,
//   expects s + 1:    data empty or s; acknowledgement empty or s.
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {
namespace {

struct Channel {
  PlaceId empty;
  std::vector<PlaceId> holds;  // for each number
};

Channel add_channel(NetBuilder& builder, const std::string& name, std::size_t numbers) {
  Channel channel{add_marked_place(builder, name + "_empty"), add_places(builder, name, numbers)};
  for (std::size_t s = 0; s < numbers; ++s)
    add_step(builder, numbered("lose_" + name, {s}),
             {.consumes = {channel.holds[s]}, .produces = {channel.empty}});
  return channel;
}

void add_sender(NetBuilder& builder, const Channel& data, const Channel& ack) {
  std::size_t n = data.holds.size();
  auto at = add_places(builder, "sender", n);
  builder.mark(at[0]);
  for (std::size_t s = 0; s < n; ++s) {
    std::size_t next = (s + 1) % n;
    add_step(builder, numbered("send", {s}),
             {.consumes = {data.empty}, .reads = {at[s]}, .produces = {data.holds[s]}});
    add_step(builder, numbered("confirm", {s}),
             {.consumes = {at[s], ack.holds[s]}, .produces = {at[next], ack.empty}});
    add_step(builder, numbered("ignore", {s}),
             {.consumes = {ack.holds[s]}, .reads = {at[next]}, .produces = {ack.empty}});
  }
}

void add_receiver(NetBuilder& builder, const Channel& data, const Channel& ack) {
  std::size_t n = data.holds.size();
  auto expect = add_places(builder, "expect", n);
  auto got = add_places(builder, "got", n);
  builder.mark(expect[0]);
  for (std::size_t s = 0; s < n; ++s) {
    std::size_t next = (s + 1) % n;
    add_step(builder, numbered("receive", {s}),
             {.consumes = {expect[s], data.holds[s]}, .produces = {got[s], data.empty}});
    add_step(builder, numbered("reply", {s}),
             {.consumes = {got[s], ack.empty}, .produces = {expect[next], ack.holds[s]}});
    add_step(builder, numbered("reply_again", {s}),
             {.consumes = {data.holds[s], ack.empty},
              .reads = {expect[next]},
              .produces = {data.empty, ack.holds[s]}});
  }
}

}  // namespace

Net alternating_bit(std::size_t n) {
  NetBuilder builder(base::format("alternating_bit_{}", n));
  Channel data = add_channel(builder, "data", n);
  Channel ack = add_channel(builder, "ack", n);
  add_sender(builder, data, ack);
  add_receiver(builder, data, ack);
  return builder.build().net;
}

}  // namespace cunf::net::family
