// SPDX-License-Identifier: Apache-2.0
// Nets as text, in whatever format.
#pragma once

#include <string>

#include "cunf/io/format.hpp"
#include "cunf/net/net.hpp"

namespace cunf::io {

enum class Dialect {
  Ours,     // with what we add to a format, so that reading gives the same net again (units in PNML
            // only)
  Portable  // only what every reader of the format understands; read arcs become self-loops
};

// Pre: `format` is not Format::Sys, as a net says nothing about processes.
[[nodiscard]] std::string to_text(const net::Net& net, Format format,
                                  Dialect dialect = Dialect::Ours);

}  // namespace cunf::io
