// SPDX-License-Identifier: Apache-2.0
// The table of the families.
#include "cunf/net/families.hpp"

#include <algorithm>
#include <type_traits>

#include "cunf/base/error.hpp"
#include "net/families/models.hpp"

namespace cunf::net {
namespace {

template <auto model, std::size_t smallest>
Net generate(std::size_t n, [[maybe_unused]] std::uint64_t seed) {
  base::require(n >= smallest, "N is below the smallest that this family of nets has");
  if constexpr (std::is_invocable_v<decltype(model), std::size_t, std::uint64_t>)
    return model(n, seed);
  else
    return model(n);
}

template <auto model, std::size_t smallest>
constexpr Family entry(std::string_view name, std::string_view summary) {
  return {name, summary, smallest, &generate<model, smallest>};
}

constexpr Family kFamilies[] = {
    entry<family::philosophers, 2>("philosophers",
                                   "N dining philosophers, left fork first; they can deadlock"),
    entry<family::dekker, 2>("dekker", "Dekker's mutual exclusion, N processes"),
    entry<family::peterson, 2>("peterson",
                               "Peterson's mutual exclusion, N processes on N-1 levels"),
    entry<family::dijkstra, 2>("dijkstra", "Dijkstra's mutual exclusion of 1965, N processes"),
    entry<family::readers_writers, 1>("readers_writers", "N readers and N writers of one file"),
    entry<family::alternating_bit, 2>(
        "alternating_bit",
        "alternating-bit protocol with N sequence numbers, over channels that lose messages"),
    entry<family::slotted_ring, 1>("slotted_ring", "slotted ring protocol with N nodes"),
    entry<family::milner, 1>("milner", "Milner's cyclic scheduler with N cells"),
    entry<family::readers_consumer, 1>("readers_consumer",
                                       "N readers of one place, and one that consumes it"),
    entry<family::read_chains, 1>(
        "read_chains", "N chains of N readers of N common places, and one that consumes those"),
    entry<family::random, 1>("random", "random product of N state machines with read arcs"),
    entry<family::random_unsafe, 1>(
        "random_unsafe", "random net with 3N places and 2N transitions, often not 1-safe"),
};

}  // namespace

std::span<const Family> families() { return kFamilies; }

const Family* find_family(std::string_view name) {
  const Family* found = std::ranges::find(kFamilies, name, &Family::name);
  return found == std::ranges::end(kFamilies) ? nullptr : found;
}

}  // namespace cunf::net
