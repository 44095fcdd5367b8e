// SPDX-License-Identifier: Apache-2.0
// One line of a PEP file: a sequence of fields, in any order and without separators.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "io/cursor.hpp"

namespace cunf::io {

// What we keep of a line; all other fields are checked for their form and skipped.
struct LlNetFields {
  std::uint32_t where = 0;              // offset of the line
  std::optional<std::uint64_t> number;  // of the object
  std::optional<std::string_view> name;
  std::optional<std::pair<std::int64_t, std::int64_t>> pair;  // coordinates, or ends of an arc
  std::optional<std::uint64_t> marking;
  std::uint64_t weight = 1;
};

// Reads up to the end of the line, which stays. Throws InputError.
[[nodiscard]] LlNetFields read_ll_net_fields(const Source& source, Cursor& cursor);

}  // namespace cunf::io
