// SPDX-License-Identifier: Apache-2.0
#include "cli/program.hpp"

#include <doctest/doctest.h>

#include "cli/exit_code.hpp"

using namespace cunf::cli;

TEST_CASE("the exit code tells the kind of failure") {
  CHECK(run_program({}) == kUsage);
  CHECK(run_program({"no-such-command"}) == kUsage);
  CHECK(run_program({"convert"}) == kUsage);
  CHECK(run_program({"convert", "a.ll_net", "b.ll_net"}) == kUsage);
  CHECK(run_program({"convert", "no/such/file.ll_net", "--to", "pnml"}) == kInput);
}

TEST_CASE("help and version succeed") {
  CHECK(run_program({"--version"}) == kDone);
  CHECK(run_program({"--help"}) == kDone);
  CHECK(run_program({"help", "convert"}) == kDone);
  CHECK(run_program({"help", "no-such-command"}) == kUsage);
}
