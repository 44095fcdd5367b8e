// SPDX-License-Identifier: Apache-2.0
// What holds for any bytes that a reader is given.
#pragma once

#include <cstddef>
#include <cstdint>

#include "cunf/io/format.hpp"
#include "cunf/net/net.hpp"

namespace cunf::fuzz {

// Larger inputs are refused, so that they do not slow down the search.
inline constexpr std::uint64_t kMaxBytes = 1 << 20;

// A reader takes the bytes or throws InputError or FileError. If it takes them, what it read is
// written in every format and read again, and must be the same net. Aborts if it is not; any other
// exception is let out.
void check_reader(const std::uint8_t* data, std::size_t size, io::Format format);

// The second half of it. Units count only where the format has them.
void check_round_trip(const net::Net& net);

// Prints it and aborts.
[[noreturn]] void fail(const char* what, const char* detail);

}  // namespace cunf::fuzz
