// SPDX-License-Identifier: Apache-2.0
#include "cli/console.hpp"

#include <cstdio>

#include "cunf/base/format.hpp"
#include "cunf/io/file.hpp"

namespace cunf::cli {

std::string one_line(std::string_view message) {
  std::string line;
  for (char c : message) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
      line += base::format("\\x{:02x}", static_cast<unsigned char>(c));
    else
      line += c;
  }
  return line;
}

void say(std::string_view message) { say_text(one_line(message) + '\n'); }

void say_text(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

void print(std::string_view text) { io::write_file("-", text); }

}  // namespace cunf::cli
