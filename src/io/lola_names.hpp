// SPDX-License-Identifier: Apache-2.0
// Names in LoLA files.
#pragma once

#include <algorithm>
#include <string_view>

#include "io/cursor.hpp"

namespace cunf::io {

[[nodiscard]] constexpr bool is_lola_name_char(char c) {
  return !is_blank(c) && std::string_view(",;:(){}").find(c) == std::string_view::npos;
}

[[nodiscard]] constexpr bool is_lola_keyword(std::string_view word) {
  for (std::string_view keyword : {"PLACE", "SAFE", "MARKING", "TRANSITION", "CONSUME", "PRODUCE",
                                   "STRONG", "WEAK", "FAIR", "SORT", "FUNCTION", "VAR", "GUARD"})
    if (word == keyword) return true;
  return false;
}

}  // namespace cunf::io
