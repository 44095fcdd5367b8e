// SPDX-License-Identifier: Apache-2.0
// The program as a function.
#pragma once

#include <string>
#include <vector>

namespace cunf::cli {

// Runs the command that the arguments (without the program's name) ask for; never throws.
// Returns an ExitCode.
[[nodiscard]] int run_program(const std::vector<std::string>& arguments);

}  // namespace cunf::cli
