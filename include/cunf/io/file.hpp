// SPDX-License-Identifier: Apache-2.0
// Whole files; "-" is standard input or output.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cunf::io {

// Throws FileError if it can not be read or has more than `max_bytes`.
[[nodiscard]] std::string read_file(const std::string& path, std::uint64_t max_bytes);

// Replaces the file as a whole: after an error the old content is still there. Compresses it if the
// name ends in `.gz`.
void write_file(const std::string& path, std::string_view content);

}  // namespace cunf::io
