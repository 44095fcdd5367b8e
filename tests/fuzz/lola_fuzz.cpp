// SPDX-License-Identifier: Apache-2.0
#include "check.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  cunf::fuzz::check_reader(data, size, cunf::io::Format::Lola);
  return 0;
}
