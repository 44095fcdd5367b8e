// SPDX-License-Identifier: Apache-2.0
#include "io/stg_names.hpp"

#include <algorithm>

#include "io/cursor.hpp"

namespace cunf::io {

bool is_stg_identifier(std::string_view token) {
  auto continues = [](char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '.'; };
  return !token.empty() && (is_letter(token[0]) || token[0] == '_') &&
         std::ranges::all_of(token, continues);
}

std::optional<StgTransitionName> parse_stg_transition(std::string_view token) {
  std::size_t slash = token.find('/');
  if (slash != std::string_view::npos) {
    std::string_view instance = token.substr(slash + 1);
    if (instance.empty() || !std::ranges::all_of(instance, is_digit)) return std::nullopt;
    token = token.substr(0, slash);
  }
  StgTransitionName name{token, false};
  if (!token.empty() && std::string_view("+-~").find(token.back()) != std::string_view::npos) {
    name.has_edge = true;
    name.base.remove_suffix(1);
  }
  if (!is_stg_identifier(name.base)) return std::nullopt;
  return name;
}

}  // namespace cunf::io
