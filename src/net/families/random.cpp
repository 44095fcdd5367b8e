// SPDX-License-Identifier: Apache-2.0
// Random nets of a size given by one number.
#include <algorithm>

#include "cunf/net/random_net.hpp"
#include "net/families/models.hpp"

namespace cunf::net::family {

// N machines of three states, three transitions a machine. Up to N = 100 a transition reads one
// machine on average, so that nets of these sizes are alike; beyond, one machine in a hundred.
Net random(std::size_t n, std::uint64_t seed) {
  RandomNetOptions options;
  options.machines = n;
  options.states = 3;
  options.transitions = 3 * n;
  options.read_percent = static_cast<unsigned>(std::clamp<std::size_t>(100 / n, 1, 30));
  return random_net(options, seed);
}

Net random_unsafe(std::size_t n, std::uint64_t seed) {
  RandomNetOptions options;
  options.machines = n;
  options.states = 3;
  options.transitions = 2 * n;
  options.discipline = Discipline::None;
  return random_net(options, seed);
}

}  // namespace cunf::net::family
