// SPDX-License-Identifier: Apache-2.0
// The classical families of nets, at any size. All but `random_unsafe` are 1-safe; names of nodes
// are of letters, digits and underscores, and no two nodes share one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "cunf/net/net.hpp"

namespace cunf::net {

struct Family {
  std::string_view name;                               // as in `cunf generate NAME N`
  std::string_view summary;                            // one line, what N is
  std::size_t smallest;                                // N below this makes no sense
  Net (*generate)(std::size_t n, std::uint64_t seed);  // most ignore the seed. Pre: n >= smallest
};

// All families, in the order in which they are listed to people.
[[nodiscard]] std::span<const Family> families();

// The family of that name, or nullptr.
[[nodiscard]] const Family* find_family(std::string_view name);

}  // namespace cunf::net
