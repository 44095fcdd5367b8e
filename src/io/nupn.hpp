// SPDX-License-Identifier: Apache-2.0
// Nested units in the tool-specific part of a PNML file.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cunf/net/net.hpp"
#include "io/name_codec.hpp"
#include "io/xml_document.hpp"

namespace cunf::io {

// The units in <toolspecific tool="nupn">, or nothing if it has no <structure>.
[[nodiscard]] std::optional<net::Units> read_units(
    const XmlDocument& document, pugi::xml_node nupn,
    const std::function<std::optional<net::PlaceId>(std::string_view)>& find_place,
    bool escaped_names);

// The element with all its lines; `ids` are those of the places.
[[nodiscard]] std::string write_units(const net::Net& net, const NodeTokens& ids,
                                      const NodeTokens& unit_ids);

// Ids for the units (in the part for places), escaped if they have to be.
[[nodiscard]] NodeTokens unit_tokens(const net::Units& units);

}  // namespace cunf::io
