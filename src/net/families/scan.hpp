// SPDX-License-Identifier: Apache-2.0
// A process that looks at the flags of all others, one after the other.
#pragma once

#include <cstddef>
#include <vector>

#include "net/families/variable.hpp"

namespace cunf::net::family {

struct Scan {
  std::size_t process;                 // who looks; its own flag does not interest it
  const std::vector<Variable>& flags;  // one Boolean a process
  std::size_t clear;                   // the value that lets it go on
  PlaceId success;                     // where it gets if all were clear
  PlaceId failure;                     // where it gets at the first that is not
};

// Returns where the scan starts. Pre: there are two processes at least.
[[nodiscard]] PlaceId add_scan(NetBuilder& builder, const Scan& scan);

}  // namespace cunf::net::family
