// SPDX-License-Identifier: Apache-2.0
// Which format a file on the command line has.
#pragma once

#include <optional>
#include <string>

#include "cunf/io/format.hpp"

namespace cunf::cli {

// By the value of `option` (--from or --to) if given, else by the suffix. Throws UsageError.
[[nodiscard]] io::Format choose_format(const std::string& path,
                                       const std::optional<std::string>& value,
                                       std::string_view option);

// "ll_net, pnml, …"
[[nodiscard]] std::string format_list();

}  // namespace cunf::cli
