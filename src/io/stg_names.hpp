// SPDX-License-Identifier: Apache-2.0
// Names in signal transition graphs: `a+`, `b-/2`, `dummy`, `place`.
#pragma once

#include <optional>
#include <string_view>

namespace cunf::io {

// A transition's name taken apart.
struct StgTransitionName {
  std::string_view base;  // the signal or the dummy
  bool has_edge = false;  // `+`, `-` or `~` behind the signal
};

// Nothing if it can not be the name of a transition.
[[nodiscard]] std::optional<StgTransitionName> parse_stg_transition(std::string_view token);

// A letter or `_`, then letters, digits, `_` and `.`.
[[nodiscard]] bool is_stg_identifier(std::string_view token);

}  // namespace cunf::io
