// SPDX-License-Identifier: Apache-2.0
// "did you mean …?"
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace cunf::base {

// Insertions, deletions, substitutions and swaps of neighbours that turn `a` into `b`.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

// ", did you mean `x`?" with the candidate nearest to `word`, or nothing if none is near.
[[nodiscard]] std::string suggestion(std::string_view word,
                                     std::span<const std::string_view> candidates);

}  // namespace cunf::base
