// SPDX-License-Identifier: Apache-2.0
// The firing rule.
#pragma once

#include <optional>

#include "cunf/net/net.hpp"

namespace cunf::net {

// Are preset and context of t marked?
[[nodiscard]] bool is_enabled(const Net& net, const Marking& marking, TransitionId t);

// Fires t, or, if it would put a second token on a place, leaves the marking as it is and returns
// the first such place. Pre: t is enabled.
[[nodiscard]] std::optional<PlaceId> fire(const Net& net, Marking& marking, TransitionId t);

}  // namespace cunf::net
