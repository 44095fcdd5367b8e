// SPDX-License-Identifier: Apache-2.0
// Texts to read, from files and memory, decompressed.
#pragma once

#include <cstdint>
#include <string>

#include "cunf/io/format.hpp"
#include "io/source.hpp"

namespace cunf::io {

// By the suffix; throws FileError if that says nothing.
[[nodiscard]] Format format_for_reading(const std::string& path);

[[nodiscard]] Source read_source(const std::string& path, std::uint64_t max_bytes);
[[nodiscard]] Source make_source(const std::string& name, std::string bytes,
                                 std::uint64_t max_bytes);

}  // namespace cunf::io
