// SPDX-License-Identifier: Apache-2.0
// Names in TINA files that need no braces.
#pragma once

#include <string_view>

#include "io/cursor.hpp"

namespace cunf::io {

// Dots and letters beyond ASCII are not in TINA's own definition, but files have them.
[[nodiscard]] constexpr bool is_tina_name_char(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '\'' || c == '.' ||
         static_cast<unsigned char>(c) >= 0x80;
}

// Declarations begin with these, wherever they stand.
[[nodiscard]] constexpr bool is_tina_keyword(std::string_view word) {
  return word == "tr" || word == "pl" || word == "net" || word == "lb" || word == "nt" ||
         word == "pr";
}

}  // namespace cunf::io
