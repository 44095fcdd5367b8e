// SPDX-License-Identifier: Apache-2.0
// UTF-8.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cunf::io {

// Offset of the first byte that does not belong to a valid sequence, or npos.
[[nodiscard]] std::size_t find_invalid_utf8(std::string_view text);

[[nodiscard]] std::size_t count_code_points(std::string_view text);

[[nodiscard]] std::string latin1_to_utf8(std::string_view text);

// With `\xHH` for control characters and for bytes that are not UTF-8, so that it is fit for one
// line of a message, and cut where it would be longer than that.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace cunf::io
