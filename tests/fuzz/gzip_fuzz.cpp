// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "check.hpp"
#include "cunf/base/error.hpp"
#include "io/gzip.hpp"

// The container: what can be decompressed is the same after being compressed and decompressed.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cunf;
  std::string text;
  try {
    std::string_view bytes(reinterpret_cast<const char*>(data), size);
    text = io::gunzip(bytes, "input", fuzz::kMaxBytes);
  } catch (const base::InputError&) {
    return 0;
  }
  if (io::gunzip(io::gzip(text), "written", fuzz::kMaxBytes) != text)
    fuzz::fail("another text", text.c_str());
  return 0;
}
