// SPDX-License-Identifier: Apache-2.0
#include "cunf/io/net_reader.hpp"

#include <utility>

#include "cunf/net/transform.hpp"
#include "io/parsed_net.hpp"
#include "io/read_source.hpp"
#include "io/utf8.hpp"

namespace cunf::io {

namespace {

ParsedNet read_format(Source& source, Format format) {
  switch (format) {
    case Format::LlNet:
      return read_ll_net(source);
    case Format::Pnml:
      return read_pnml(source);
    case Format::Tina:
      return read_tina(source);
    case Format::Lola:
      return read_lola(source);
    case Format::Stg:
      return read_stg(source);
    case Format::Sys:
      return read_sys(source);
  }
  return {};
}

LoadedNet load(Source source, Format format, const ReadOptions& options) {
  ParsedNet parsed;
  try {
    parsed = read_format(source, format);
  } catch (const net::NetError& error) {
    source.fail(error.where(), error.what());
  }
  if (parsed.net.place_count() + parsed.net.transition_count() == 0 && !parsed.empty_is_meant)
    source.fail(0, "the file holds no places and no transitions");
  LoadedNet loaded;
  for (const net::Remark& remark : parsed.warnings)
    loaded.warnings.push_back({source.position(remark.where), printable(remark.message)});
  bool meant = parsed.self_loops_are_meant || info(format).has_read_arcs;
  SelfLoops self_loops = options.self_loops.value_or(meant ? SelfLoops::Consume : SelfLoops::Read);
  if (self_loops == SelfLoops::Consume) {
    loaded.net = std::move(parsed.net);
  } else {
    auto turned = net::self_loops_to_read_arcs(parsed.net);
    loaded.net = std::move(turned.net);
    loaded.self_loops_turned = turned.turned;
    loaded.self_loops_kept = turned.kept;
  }
  return loaded;
}

}  // namespace

LoadedNet read_net(const std::string& path, const ReadOptions& options) {
  Format format = options.format ? *options.format : format_for_reading(path);
  return load(read_source(path, options.max_bytes), format, options);
}

LoadedNet parse_net(std::string text, const std::string& name, Format format,
                    const ReadOptions& options) {
  return load(make_source(name, std::move(text), options.max_bytes), format, options);
}

}  // namespace cunf::io
