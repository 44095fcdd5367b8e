// SPDX-License-Identifier: Apache-2.0
// The file formats: one table from which suffixes, names and help are made.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace cunf::io {

enum class Format { LlNet, Pnml, Tina, Lola, Stg, Sys };

struct FormatInfo {
  Format format;
  std::string_view name;    // for --from and --to
  std::string_view suffix;  // with its dot
  std::string_view text;    // what it is
  bool has_read_arcs;       // of its own, so that a self-loop in it is meant as one
};

[[nodiscard]] std::span<const FormatInfo> formats();
[[nodiscard]] const FormatInfo& info(Format format);

[[nodiscard]] std::optional<Format> format_named(std::string_view name);
// By the suffix; a final `.gz` is looked through.
[[nodiscard]] std::optional<Format> format_of_path(std::string_view path);

}  // namespace cunf::io
