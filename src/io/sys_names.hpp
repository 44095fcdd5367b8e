// SPDX-License-Identifier: Apache-2.0
// Names in client/server systems that need no quotes.
#pragma once

#include <charconv>
#include <optional>
#include <string_view>

#include "io/cursor.hpp"

namespace cunf::io {

[[nodiscard]] constexpr bool is_sys_name_char(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '.' || c == '\'' || c == ':' || c == '=' ||
         c == '!' || c == '?' || c == '/' || static_cast<unsigned char>(c) >= 0x80;
}

[[nodiscard]] inline std::optional<unsigned> parse_hex_byte(std::string_view digits) {
  unsigned value = 0;
  auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  if (digits.size() != 2 || error != std::errc() || end != digits.data() + 2) return std::nullopt;
  return value;
}

}  // namespace cunf::io
