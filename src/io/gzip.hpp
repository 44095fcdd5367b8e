// SPDX-License-Identifier: Apache-2.0
// Compressed files.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cunf::io {

[[nodiscard]] bool is_gzip(std::string_view bytes);

// All members of `bytes`, decompressed. Throws InputError, at the place in the text where the data
// end or go wrong, or if there would be more than `max_bytes`.
[[nodiscard]] std::string gunzip(std::string_view bytes, const std::string& name,
                                 std::uint64_t max_bytes);

// Compressed; the same bytes for the same text.
[[nodiscard]] std::string gzip(std::string_view text);

}  // namespace cunf::io
