// SPDX-License-Identifier: Apache-2.0
// cunf convert: nets from one format to another, and from one encoding of read arcs to another.
#include <chrono>

#include "cli/command.hpp"
#include "cli/console.hpp"
#include "cli/exit_code.hpp"
#include "cli/formats.hpp"
#include "cunf/base/format.hpp"
#include "cunf/base/quantity.hpp"
#include "cunf/base/resource_usage.hpp"
#include "cunf/base/statistics.hpp"
#include "cunf/io/file.hpp"
#include "cunf/io/net_reader.hpp"
#include "cunf/io/net_writer.hpp"
#include "cunf/io/system_io.hpp"
#include "cunf/net/transform.hpp"

namespace cunf::cli {

namespace {

using base::format;

constexpr OptionSpec kOptions[] = {
    {"output", 'o', "FILE", "write to FILE (default: standard output)"},
    {"from", '\0', "FORMAT", "format of the input (default: by its suffix)"},
    {"to", '\0', "FORMAT", "format of the output (default: by its suffix)"},
    {"self-loops", '\0', "read|consume", "what a self-loop in the input stands for"},
    {"encoding", '\0', "contextual|plain|replicated", "how read arcs are written"},
    {"portable", '\0', "", "write nothing that other tools might not read"},
    {"max-input", '\0', "SIZE", "refuse inputs above SIZE, e.g. 500M (default: 2G)"},
    {"stats", '\0', "", "print counts of the net, on standard error"},
    {"json", '\0', "", "print the counts as JSON, on standard output"},
    {"quiet", 'q', "", "print errors only"},
    {"help", 'h', "", "print this help"},
};

constexpr base::StatisticSpec kStatistics[] = {
    {"schema", "schema"},
    {"places", "places"},
    {"transitions", "transitions"},
    {"arcs", "flow arcs"},
    {"read_arcs", "read arcs"},
    {"marked", "marked places"},
    {"units", "units"},
    {"self_loops_turned", "self-loops read as read arcs"},
    {"seconds", "seconds"},
    {"peak_bytes", "peak memory in bytes"},
};

struct Request {
  std::string input;
  std::string output;
  io::Format from;
  io::Format to;
  io::ReadOptions read;
};

Request make_request(const ParsedOptions& options) {
  if (options.positionals().size() != 1)
    throw UsageError("convert takes one input file; see `cunf convert --help`");
  Request request{options.positionals()[0], options.value("output").value_or("-"), {}, {}, {}};
  request.from = choose_format(request.input, options.value("from"), "from");
  request.to = choose_format(request.output, options.value("to"), "to");
  request.read.format = request.from;
  if (auto loops = options.value("self-loops"))
    request.read.self_loops = *loops == "read" ? io::SelfLoops::Read : io::SelfLoops::Consume;
  if (auto size = options.value("max-input")) {
    auto bytes = base::parse_bytes(*size);
    if (!bytes) throw UsageError(format("--max-input takes a size such as 500M, not `{}`", *size));
    request.read.max_bytes = *bytes;
  }
  if (request.output == "-" && options.has("json"))
    throw UsageError("--json writes to standard output: name a file with --output");
  return request;
}

int convert_system(const Request& request, const ParsedOptions& options) {
  for (std::string_view other : {"encoding", "self-loops", "portable", "stats", "json"})
    if (options.has(other))
      throw UsageError(format("--{} is for nets; it does not apply from .sys to .sys", other));
  io::write_file(request.output,
                 io::to_text(io::read_system(request.input, request.read.max_bytes)));
  return kDone;
}

net::Net encoded(net::Net net, const std::string& encoding) {
  if (encoding == "plain") return net::read_arcs_to_self_loops(net);
  if (encoding == "replicated") return net::replicate_read_places(net);
  return net;
}

std::string counted(std::size_t count, std::string_view what) {
  return format("{} {}{}", count, what, count == 1 ? "" : "s");
}

void report(const io::LoadedNet& loaded) {
  for (const io::Warning& warning : loaded.warnings)
    say(format("{}: warning: {}", base::to_string(warning.position), warning.message));
  if (loaded.self_loops_turned > 0)
    say(format("cunf: {} read as read arc{}; --self-loops=consume keeps self-loops",
               counted(loaded.self_loops_turned, "self-loop"),
               loaded.self_loops_turned == 1 ? "" : "s"));
  if (loaded.self_loops_kept > 0)
    say(format("cunf: {} kept as such, so that no transition is left without an input",
               counted(loaded.self_loops_kept, "self-loop")));
}

base::Statistics count(const net::Net& net) {
  base::Statistics statistics(kStatistics);
  statistics.set("places", net.place_count());
  statistics.set("transitions", net.transition_count());
  statistics.set("arcs", net.flow_arc_count());
  statistics.set("read_arcs", net.read_arc_count());
  statistics.set("marked", net.initial_marking().count());
  if (net.units()) statistics.set("units", net.units()->units.size());
  return statistics;
}

int convert(const ParsedOptions& options) {
  auto start = std::chrono::steady_clock::now();
  Request request = make_request(options);
  if (request.to == io::Format::Sys && request.from == io::Format::Sys)
    return convert_system(request, options);
  if (request.to == io::Format::Sys)
    throw UsageError(
        "a net can not be written as .sys, as it does not tell which places make up "
        "a process");

  io::LoadedNet loaded = io::read_net(request.input, request.read);
  if (!options.has("quiet")) report(loaded);
  net::Net net = encoded(std::move(loaded.net), options.value("encoding").value_or("contextual"));
  auto dialect = options.has("portable") ? io::Dialect::Portable : io::Dialect::Ours;
  io::write_file(request.output, io::to_text(net, request.to, dialect));
  if (!options.has("stats") && !options.has("json")) return kDone;

  base::Statistics statistics = count(net);
  statistics.set("self_loops_turned", loaded.self_loops_turned);
  std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  statistics.set("seconds", elapsed.count());
  statistics.set("peak_bytes", base::peak_resident_bytes());
  if (options.has("json")) {
    statistics.set("schema", std::uint64_t{1});
    print(statistics.to_json());
  } else {
    say_text(statistics.to_text());
  }
  return kDone;
}

}  // namespace

const Command& convert_command() {
  static const Command kCommand{"convert",
                                "IN [-o OUT] [options]",
                                "turn a net or system from one format into another",
                                "cunf-convert",
                                kOptions,
                                convert};
  return kCommand;
}

}  // namespace cunf::cli
