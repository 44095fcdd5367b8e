// SPDX-License-Identifier: Apache-2.0
// How the program ends; the same for every command.
#pragma once

namespace cunf::cli {

enum ExitCode : int {
  kDone = 0,      // or: the property holds
  kFound = 1,     // a witness was found, or the files differ
  kUsage = 2,     // wrong usage
  kInput = 3,     // bad input, or a file that can not be read or written
  kLimit = 4,     // a limit was reached, the answer is unknown
  kInternal = 5,  // a bug
};

}  // namespace cunf::cli
