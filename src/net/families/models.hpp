// SPDX-License-Identifier: Apache-2.0
// One function a family, each in the file of its name. Pre: n is not below what the table in
// families.cpp says.
#pragma once

#include <cstddef>
#include <cstdint>

#include "cunf/net/net.hpp"

namespace cunf::net::family {

[[nodiscard]] Net alternating_bit(std::size_t n);
[[nodiscard]] Net dekker(std::size_t n);
[[nodiscard]] Net dijkstra(std::size_t n);
[[nodiscard]] Net milner(std::size_t n);
[[nodiscard]] Net peterson(std::size_t n);
[[nodiscard]] Net philosophers(std::size_t n);
[[nodiscard]] Net random(std::size_t n, std::uint64_t seed);
[[nodiscard]] Net random_unsafe(std::size_t n, std::uint64_t seed);
[[nodiscard]] Net read_chains(std::size_t n);
[[nodiscard]] Net readers_consumer(std::size_t n);
[[nodiscard]] Net readers_writers(std::size_t n);
[[nodiscard]] Net slotted_ring(std::size_t n);

}  // namespace cunf::net::family
