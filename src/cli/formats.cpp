// SPDX-License-Identifier: Apache-2.0
#include "cli/formats.hpp"

#include <vector>

#include "cli/options.hpp"
#include "cunf/base/format.hpp"
#include "cunf/base/suggest.hpp"

namespace cunf::cli {

using base::format;

io::Format choose_format(const std::string& path, const std::optional<std::string>& value,
                         std::string_view option) {
  if (!value) {
    if (auto found = io::format_of_path(path)) return *found;
    throw UsageError(format("{} does not tell the format; say --{} with one of: {}",
                            path == "-"
                                ? std::string(option == "to" ? "standard output" : "standard input")
                                : format("the name `{}`", path),
                            option, format_list()));
  }
  if (auto found = io::format_named(*value)) return *found;
  std::vector<std::string_view> names;
  for (const io::FormatInfo& known : io::formats()) names.push_back(known.name);
  throw UsageError(
      format("unknown format `{}`{} Formats: {}", *value,
             base::suggestion(*value, names).empty() ? "." : base::suggestion(*value, names),
             format_list()));
}

std::string format_list() {
  std::string list;
  for (const io::FormatInfo& known : io::formats())
    list += format("{}{}", list.empty() ? "" : ", ", known.name);
  return list;
}

}  // namespace cunf::cli
