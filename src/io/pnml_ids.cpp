// SPDX-License-Identifier: Apache-2.0
#include "io/pnml_ids.hpp"

#include "io/cursor.hpp"

namespace cunf::io {

NameRules pnml_id_rules() {
  auto begins = [](char c) {
    return is_letter(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
  };
  return {[begins](char c) { return begins(c) || is_digit(c) || c == '.' || c == '-'; },
          [begins](std::string_view name) {
            return !name.empty() && begins(name[0]) && !name.starts_with("arc-") &&
                   !name.starts_with("net-") && !name.starts_with("page-");
          }};
}

}  // namespace cunf::io
