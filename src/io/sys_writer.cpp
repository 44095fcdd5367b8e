// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>
#include <string>

#include "cunf/base/format.hpp"
#include "cunf/io/system_io.hpp"
#include "io/sys_names.hpp"
#include "io/utf8.hpp"

namespace cunf::io {

namespace {

using base::format;
using base::format_to;

std::string quoted(std::string_view name) {
  bool is_utf8 = find_invalid_utf8(name) == std::string_view::npos;
  if (is_utf8 && std::ranges::all_of(name, is_sys_name_char) && name != "start")
    return std::string(name);
  std::string result = "\"";
  for (char c : name) {
    if (c == '"' || c == '\\')
      result += format("\\{}", c);
    else if (static_cast<unsigned char>(c) < 0x20 ||
             (static_cast<unsigned char>(c) >= 0x80 && !is_utf8))
      result += format("\\x{:02x}", static_cast<unsigned char>(c));
    else
      result += c;
  }
  return result + '"';
}

}  // namespace

std::string to_text(const model::ClientServerSystem& system) {
  std::string text;
  auto out = std::back_inserter(text);
  for (const model::Process& process : system.processes) {
    auto state = [&](model::LocalStateId s) { return quoted(process.states[s.index()]); };
    format_to(out, "{} {} {{\n  start {}\n",
              process.role == model::Role::Client ? "client" : "server", quoted(process.name),
              quoted(process.states.front()));
    for (const model::Step& step : process.steps)
      format_to(out, "  {} -{}-> {}\n", state(step.from),
                quoted(system.actions[step.action.index()].name), state(step.to));
    text += "}\n";
  }
  return text;
}

}  // namespace cunf::io
