// SPDX-License-Identifier: Apache-2.0
// Strings as JSON wants them.
#pragma once

#include <string>
#include <string_view>

namespace cunf::base {

// In double quotes, with everything escaped that needs it. Pre: `text` is UTF-8.
[[nodiscard]] std::string json_quoted(std::string_view text);

}  // namespace cunf::base
