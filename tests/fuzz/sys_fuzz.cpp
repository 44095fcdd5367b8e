// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "check.hpp"
#include "cunf/base/error.hpp"
#include "cunf/io/system_io.hpp"

// Systems are written and read as such, and turned into nets.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cunf;
  model::ClientServerSystem system;
  try {
    system = io::parse_system(std::string(reinterpret_cast<const char*>(data), size), "input");
  } catch (const base::InputError&) {
    return 0;
  }
  const std::string text = io::to_text(system);
  if (io::parse_system(text, "written") != system) fuzz::fail("another system", text.c_str());
  if (system.processes.empty()) return 0;
  fuzz::check_round_trip(model::to_net(system));
  return 0;
}
