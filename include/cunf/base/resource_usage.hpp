// SPDX-License-Identifier: Apache-2.0
// What this process has used of the machine so far.
#pragma once

#include <cstdint>

namespace cunf::base {

[[nodiscard]] std::uint64_t resident_bytes();       // memory held now
[[nodiscard]] std::uint64_t peak_resident_bytes();  // most memory ever held
[[nodiscard]] double user_seconds();                // processor time in user mode, all threads
[[nodiscard]] double system_seconds();              // processor time in the kernel, all threads

}  // namespace cunf::base
