// SPDX-License-Identifier: Apache-2.0
// Nets from files, in whatever format.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cunf/base/error.hpp"
#include "cunf/io/format.hpp"
#include "cunf/net/net.hpp"

namespace cunf::io {

// What a self-loop (p → t → p) in the file stands for.
enum class SelfLoops { Read, Consume };

struct ReadOptions {
  std::optional<Format> format;         // default: by the suffix
  std::optional<SelfLoops> self_loops;  // default: Consume if the format has read arcs, else Read
  std::uint64_t max_bytes = std::uint64_t{2} << 30;  // of the text, decompressed
};

// Something in the input that was understood, but that its author should know of.
struct Warning {
  base::Position position;
  std::string message;
};

struct LoadedNet {
  net::Net net;
  std::vector<Warning> warnings;
  std::size_t self_loops_turned = 0;  // into read arcs
  std::size_t self_loops_kept = 0;    // because a preset would have become empty
};

// `path` may be "-" for standard input, then the format must be given. Throws InputError or
// FileError; never returns part of a net.
[[nodiscard]] LoadedNet read_net(const std::string& path, const ReadOptions& options = {});

// The same for text in memory, which may be gzipped; `name` is what messages call it.
[[nodiscard]] LoadedNet parse_net(std::string text, const std::string& name, Format format,
                                  const ReadOptions& options = {});

}  // namespace cunf::io
