// SPDX-License-Identifier: Apache-2.0
// Numbered nodes, and transitions with all of their arcs at once.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "cunf/net/net_builder.hpp"

namespace cunf::net::family {

// `stem` and the indices, counted from 1 as people do: numbered("clear", {0, 2}) is clear1_3.
// Only letters, digits and underscores, so that every file format holds the names as they are.
[[nodiscard]] std::string numbered(std::string_view stem, std::initializer_list<std::size_t> at);

PlaceId add_marked_place(NetBuilder& builder, std::string_view name);

// The places stem1 … stemN.
[[nodiscard]] std::vector<PlaceId> add_places(NetBuilder& builder, std::string_view stem,
                                              std::size_t count);
[[nodiscard]] std::vector<PlaceId> add_marked_places(NetBuilder& builder, std::string_view stem,
                                                     std::size_t count);

struct Arcs {
  std::vector<PlaceId> consumes = {};
  std::vector<PlaceId> reads = {};
  std::vector<PlaceId> produces = {};
};

void add_step(NetBuilder& builder, std::string_view name, const Arcs& arcs);

}  // namespace cunf::net::family
