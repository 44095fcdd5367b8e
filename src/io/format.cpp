// SPDX-License-Identifier: Apache-2.0
#include "cunf/io/format.hpp"

#include <algorithm>
#include <cassert>

namespace cunf::io {

namespace {

constexpr FormatInfo kFormats[] = {
    {Format::LlNet, "ll_net", ".ll_net", "PEP low-level nets", true},
    {Format::Pnml, "pnml", ".pnml", "PNML place/transition nets", false},
    {Format::Tina, "tina", ".net", "TINA nets", true},
    {Format::Lola, "lola", ".lola", "LoLA nets", false},
    {Format::Stg, "g", ".g", "signal transition graphs (Petrify, Workcraft)", false},
    {Format::Sys, "sys", ".sys", "client/server systems", true},
};

}  // namespace

std::span<const FormatInfo> formats() { return kFormats; }

const FormatInfo& info(Format format) {
  const auto* found = std::ranges::find(kFormats, format, &FormatInfo::format);
  assert(found != std::end(kFormats));
  return *found;
}

std::optional<Format> format_named(std::string_view name) {
  const auto* found = std::ranges::find(kFormats, name, &FormatInfo::name);
  if (found == std::end(kFormats)) return std::nullopt;
  return found->format;
}

std::optional<Format> format_of_path(std::string_view path) {
  if (path.ends_with(".gz")) path.remove_suffix(3);
  for (const FormatInfo& format : kFormats)
    if (path.ends_with(format.suffix)) return format.format;
  return std::nullopt;
}

}  // namespace cunf::io
