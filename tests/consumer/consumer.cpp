// SPDX-License-Identifier: Apache-2.0
// Builds a net, fires a transition, writes and reads the net: what a library user does first.
#include <cstdio>
#include <cunf/io/net_reader.hpp>
#include <cunf/io/net_writer.hpp>
#include <cunf/net/families.hpp>
#include <cunf/net/firing.hpp>
#include <cunf/net/net_builder.hpp>

int main() {
  using namespace cunf;
  net::NetBuilder builder;
  net::PlaceId idle = builder.add_place("idle");
  net::PlaceId busy = builder.add_place("busy");
  net::TransitionId start = builder.add_transition("start");
  builder.mark(idle);
  builder.add_input(idle, start);
  builder.add_output(start, busy);
  net::Net net = builder.build().net;

  net::Marking marking = net.initial_marking();
  bool fired =
      net::is_enabled(net, marking, start) && !net::fire(net, marking, start) && marking.test(busy);
  std::string text = io::to_text(net, io::Format::Pnml);
  bool same = net::same_net(net, io::parse_net(text, "memory", io::Format::Pnml).net);
  bool has_families = net::find_family("philosophers") != nullptr;
  std::puts(fired && same && has_families ? "ok" : "wrong");
  return fired && same && has_families ? 0 : 1;
}
