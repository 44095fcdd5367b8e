// SPDX-License-Identifier: Apache-2.0
// What the program says, apart from its data: lines on standard error.
#pragma once

#include <string>
#include <string_view>

namespace cunf::cli {

// One line, whatever is in the message: control characters are made visible.
[[nodiscard]] std::string one_line(std::string_view message);

void say(std::string_view message);    // one line, to standard error
void say_text(std::string_view text);  // to standard error, as it is
void print(std::string_view text);     // to standard output, as it is; throws FileError

}  // namespace cunf::cli
