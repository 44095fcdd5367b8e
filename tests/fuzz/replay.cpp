// SPDX-License-Identifier: Apache-2.0
// Hands files to a fuzz target, one after the other, in builds without libFuzzer.
#include <cstdint>
#include <cstdio>
#include <limits>
#include <string>

#include "cunf/io/file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string bytes =
        cunf::io::read_file(argv[i], std::numeric_limits<std::uint64_t>::max());
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  }
  std::printf("%d files\n", argc - 1);
  return 0;
}
