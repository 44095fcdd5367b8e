// SPDX-License-Identifier: Apache-2.0
#include "cunf/io/net_writer.hpp"

#include "cunf/base/error.hpp"
#include "cunf/net/transform.hpp"
#include "io/parsed_net.hpp"

namespace cunf::io {

std::string to_text(const net::Net& net, Format format, Dialect dialect) {
  base::require(format != Format::Sys, "a net can not be written as a client/server system");
  // TINA's read arcs are its own; everywhere else they are an extension.
  if (dialect == Dialect::Portable && format != Format::Tina && net.read_arc_count() > 0)
    return to_text(net::read_arcs_to_self_loops(net), format, dialect);
  switch (format) {
    case Format::LlNet:
      return write_ll_net(net, dialect);
    case Format::Pnml:
      return write_pnml(net, dialect);
    case Format::Tina:
      return write_tina(net, dialect);
    case Format::Lola:
      return write_lola(net, dialect);
    case Format::Stg:
      return write_stg(net, dialect);
    case Format::Sys:
      break;
  }
  return {};
}

}  // namespace cunf::io
