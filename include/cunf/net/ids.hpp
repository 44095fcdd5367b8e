// SPDX-License-Identifier: Apache-2.0
// The ids of the net module.
#pragma once

#include "cunf/base/bit_set.hpp"
#include "cunf/base/id.hpp"

namespace cunf::net {

using PlaceId = base::Id<struct PlaceTag>;
using TransitionId = base::Id<struct TransitionTag>;
using UnitId = base::Id<struct UnitTag>;

// The marked places of a 1-safe net.
using Marking = base::BitSet<PlaceId>;

}  // namespace cunf::net
