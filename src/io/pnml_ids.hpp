// SPDX-License-Identifier: Apache-2.0
// Which names can be ids in a PNML file that we write.
#pragma once

#include "io/name_codec.hpp"

namespace cunf::io {

// What we call the net in a file, whatever its name.
inline constexpr std::string_view kPnmlNetId = "net-1";

// Names of XML without a colon, but not those that we give to pages, arcs and the net.
[[nodiscard]] NameRules pnml_id_rules();

}  // namespace cunf::io
