// SPDX-License-Identifier: Apache-2.0
// Random nets of a size given by one number.
#include "cunf/net/random_net.hpp"
#include "net/families/models.hpp"

namespace cunf::net::family {

// N machines of three states, three transitions a machine. A transition reads one machine on
// average if there are enough, so that nets of all sizes are alike.
Net random(std::size_t n, std::uint64_t seed) {
  RandomNetOptions options;
  options.machines = n;
  options.states = 3;
  options.transitions = 3 * n;
  options.most_read = 3;
  options.read_percent = 33;
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
