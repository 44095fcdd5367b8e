// SPDX-License-Identifier: Apache-2.0
// What a reader of one format hands to the front: a net and what there is to say about it.
#pragma once

#include <vector>

#include "cunf/io/net_writer.hpp"
#include "cunf/net/net_builder.hpp"
#include "io/source.hpp"

namespace cunf::io {

struct ParsedNet {
  net::Net net;
  std::vector<net::Remark> warnings;  // at offsets in the source
  bool self_loops_are_meant = false;  // the file says so
  bool empty_is_meant = false;        // the file says so
};

// Each throws InputError, or NetError at an offset in the source.
// Pre: the text has no control characters (Source::check_text).
[[nodiscard]] ParsedNet read_ll_net(const Source& source);
[[nodiscard]] ParsedNet read_pnml(Source& source);  // uses up the text
[[nodiscard]] ParsedNet read_tina(const Source& source);
[[nodiscard]] ParsedNet read_lola(const Source& source);
[[nodiscard]] ParsedNet read_stg(const Source& source);
[[nodiscard]] ParsedNet read_sys(const Source& source);

[[nodiscard]] std::string write_ll_net(const net::Net& net, Dialect dialect);
[[nodiscard]] std::string write_pnml(const net::Net& net, Dialect dialect);
[[nodiscard]] std::string write_tina(const net::Net& net, Dialect dialect);
[[nodiscard]] std::string write_lola(const net::Net& net, Dialect dialect);
[[nodiscard]] std::string write_stg(const net::Net& net, Dialect dialect);

}  // namespace cunf::io
