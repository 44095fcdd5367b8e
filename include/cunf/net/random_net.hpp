// SPDX-License-Identifier: Apache-2.0
// Random contextual nets: products of state machines, which are 1-safe by construction, or nets
// without that discipline, which often are not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

#include "cunf/net/net.hpp"

namespace cunf::net {

enum class Discipline {
  StateMachines,  // every transition moves tokens inside machines that hold one token each
  None            // arcs at random
};

struct RandomNetOptions {
  std::size_t machines = 3;  // with Discipline::None: only machines * states counts
  std::size_t states = 3;    // a machine; its first one is marked
  std::size_t transitions = 6;
  std::size_t most_synchronised = 2;  // machines that one transition moves, at the most
  std::size_t most_read = std::numeric_limits<std::size_t>::max();  // machines that one reads
  unsigned read_percent = 30;  // chance of each of these, if it is not moved; with
                               // Discipline::None: chance of each of at most two read arcs
  Discipline discipline = Discipline::StateMachines;
};

// The same net for the same options and seed, on every computer. Pre: there is a machine, and a
// machine has a state.
[[nodiscard]] Net random_net(const RandomNetOptions& options, std::uint64_t seed);

}  // namespace cunf::net
