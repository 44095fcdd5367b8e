// SPDX-License-Identifier: Apache-2.0
// Client/server systems in files (`.sys`).
#pragma once

#include <cstdint>
#include <string>

#include "cunf/model/client_server.hpp"

namespace cunf::io {

// Throw InputError or FileError, as for nets.
[[nodiscard]] model::ClientServerSystem read_system(const std::string& path,
                                                    std::uint64_t max_bytes = std::uint64_t{2}
                                                                              << 30);
[[nodiscard]] model::ClientServerSystem parse_system(std::string text, const std::string& name);

[[nodiscard]] std::string to_text(const model::ClientServerSystem& system);

}  // namespace cunf::io
