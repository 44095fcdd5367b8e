// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/json.hpp"

#include "cunf/base/format.hpp"

namespace cunf::base {

std::string json_quoted(std::string_view text) {
  std::string quoted = "\"";
  for (char c : text) {
    switch (c) {
      case '"':
        quoted += "\\\"";
        break;
      case '\\':
        quoted += "\\\\";
        break;
      case '\n':
        quoted += "\\n";
        break;
      case '\t':
        quoted += "\\t";
        break;
      case '\r':
        quoted += "\\r";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20)
          quoted += format("\\u{:04x}", static_cast<unsigned char>(c));
        else
          quoted += c;
    }
  }
  return quoted + '"';
}

}  // namespace cunf::base
