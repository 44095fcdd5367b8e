// SPDX-License-Identifier: Apache-2.0
// cunf generate: nets of the classical families.
#include <charconv>
#include <vector>

#include "cli/command.hpp"
#include "cli/console.hpp"
#include "cli/exit_code.hpp"
#include "cli/formats.hpp"
#include "cunf/base/format.hpp"
#include "cunf/base/suggest.hpp"
#include "cunf/io/file.hpp"
#include "cunf/io/net_writer.hpp"
#include "cunf/net/families.hpp"

namespace cunf::cli {

namespace {

using base::format;

constexpr OptionSpec kOptions[] = {
    {"output", 'o', "FILE", "write to FILE (default: standard output)"},
    {"to", '\0', "FORMAT",
     "format of the output (default: by its suffix; ll_net on standard output)"},
    {"seed", '\0', "S", "seed of a random family (default: 1)"},
    {"list", '\0', "", "list the families"},
    {"portable", '\0', "", "write nothing that other tools might not read"},
    {"help", 'h', "", "print this help"},
};

std::string family_list() {
  std::string text;
  for (const net::Family& family : net::families())
    text += format("{:<18}{}\n", family.name, family.summary);
  return text;
}

const net::Family& choose_family(const std::string& name) {
  if (const net::Family* family = net::find_family(name)) return *family;
  std::vector<std::string_view> names;
  for (const net::Family& family : net::families()) names.push_back(family.name);
  std::string hint = base::suggestion(name, names);
  throw UsageError(format("unknown family `{}`{} `cunf generate --list` lists them", name,
                          hint.empty() ? ";" : hint));
}

std::size_t choose_size(const net::Family& family, const std::string& text) {
  constexpr std::size_t kLargest = 10'000'000;
  std::size_t n = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc() || end != text.data() + text.size() || n < family.smallest ||
      n > kLargest)
    throw UsageError(format("{} takes a size from {} to {}, not `{}`", family.name, family.smallest,
                            kLargest, text));
  return n;
}

int generate(const ParsedOptions& options) {
  if (options.has("list")) {
    if (!options.positionals().empty()) throw UsageError("--list takes no arguments");
    print(family_list());
    return kDone;
  }
  if (options.positionals().size() != 2)
    throw UsageError(
        "generate takes a family and a size; `cunf generate --list` lists the "
        "families");
  const net::Family& family = choose_family(options.positionals()[0]);
  std::size_t n = choose_size(family, options.positionals()[1]);
  std::string output = options.value("output").value_or("-");
  std::optional<std::string> to = options.value("to");
  if (!to && output == "-") to = "ll_net";
  io::Format target = choose_format(output, to, "to");
  if (target == io::Format::Sys)
    throw UsageError(
        format("the family {} consists of nets, which can not be written as .sys", family.name));
  net::Net net = family.generate(n, options.number("seed").value_or(1));
  auto dialect = options.has("portable") ? io::Dialect::Portable : io::Dialect::Ours;
  io::write_file(output, io::to_text(net, target, dialect));
  return kDone;
}

}  // namespace

const Command& generate_command() {
  static const Command kCommand{"generate",
                                "FAMILY N [-o OUT] [options]",
                                "make a net of a classical family",
                                "cunf-generate",
                                kOptions,
                                generate};
  return kCommand;
}

}  // namespace cunf::cli
