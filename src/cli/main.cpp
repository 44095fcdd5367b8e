// SPDX-License-Identifier: Apache-2.0
#include "cli/program.hpp"

int main(int argc, char** argv) {
  return cunf::cli::run_program(std::vector<std::string>(argv + 1, argv + argc));
}
