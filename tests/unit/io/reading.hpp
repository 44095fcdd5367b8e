// SPDX-License-Identifier: Apache-2.0
// Texts read as nets, and what is said about them, in the short forms that tests compare.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "cunf/base/error.hpp"
#include "cunf/io/net_reader.hpp"
#include "support/net_literal.hpp"

namespace cunf::test {

inline io::LoadedNet load(io::Format format, std::string text,
                          std::optional<io::SelfLoops> self_loops = std::nullopt) {
  io::ReadOptions options;
  options.self_loops = self_loops;
  return io::parse_net(std::move(text), "f", format, options);
}

// The net as a literal.
inline std::string read(io::Format format, std::string text,
                        std::optional<io::SelfLoops> self_loops = std::nullopt) {
  return describe(load(format, std::move(text), self_loops).net);
}

// `line:column: message`, or nothing.
inline std::string error(io::Format format, std::string text) {
  try {
    (void)load(format, std::move(text));
    return {};
  } catch (const base::InputError& error) {
    return std::string(error.what()).substr(2);
  }
}

// All warnings as `line:column: message`, a line each.
inline std::string warnings(io::Format format, std::string text) {
  std::string result;
  for (const io::Warning& warning : load(format, std::move(text)).warnings)
    result += to_string(warning.position).substr(2) + ": " + warning.message + "\n";
  return result;
}

}  // namespace cunf::test
