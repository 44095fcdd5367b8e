// SPDX-License-Identifier: Apache-2.0
// The shared variables of a program: one place a value, exactly one of them marked. Testing is
// a read arc, so that tests of one variable do not get in each other's way.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "cunf/net/net_builder.hpp"

namespace cunf::net::family {

using Variable = std::vector<PlaceId>;  // the place of each value
constexpr std::size_t kFalse = 0;
constexpr std::size_t kTrue = 1;

// The places name_false and name_true.
[[nodiscard]] Variable add_boolean(NetBuilder& builder, std::string_view name, bool initial);

// `variable := value` on the way from one place of the program to another.
struct Assignment {
  const Variable& variable;
  std::size_t value;
  PlaceId from;
  PlaceId to;
};

// One transition for each old value, called name_over_OLD; where the old value is the new one it
// only reads.
void add_assignment(NetBuilder& builder, std::string_view name, const Assignment& assignment);

}  // namespace cunf::net::family
