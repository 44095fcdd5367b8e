// SPDX-License-Identifier: Apache-2.0
// Quantities as people type them: `4G`, `30s`.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cunf::base {

// A whole number with an optional suffix K, M, G or T (powers of 1024); nothing if it is not one
// or does not fit.
[[nodiscard]] std::optional<std::uint64_t> parse_bytes(std::string_view text);

// A whole number with an optional suffix ms, s, m or h; seconds without one.
[[nodiscard]] std::optional<std::chrono::nanoseconds> parse_duration(std::string_view text);

}  // namespace cunf::base
