// SPDX-License-Identifier: Apache-2.0
// Finding places and transitions by what people call them.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "cunf/net/net.hpp"

namespace cunf::net {

class NameIndex {
 public:
  // Pre: `net` outlives this object.
  explicit NameIndex(const Net& net);
  explicit NameIndex(Net&&) = delete;

  // All nodes with this name, in ascending order; if there are none, the one with this key.
  [[nodiscard]] std::span<const PlaceId> places(std::string_view name) const;
  [[nodiscard]] std::span<const TransitionId> transitions(std::string_view name) const;

  // The node with this key, whatever names there are; an invalid id if there is none.
  [[nodiscard]] PlaceId place_with_key(std::string_view key) const;
  [[nodiscard]] TransitionId transition_with_key(std::string_view key) const;

 private:
  const Net& net_;
  std::vector<PlaceId> places_by_name_;
  std::vector<PlaceId> places_by_key_;
  std::vector<TransitionId> transitions_by_name_;
  std::vector<TransitionId> transitions_by_key_;
};

}  // namespace cunf::net
