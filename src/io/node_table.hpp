// SPDX-License-Identifier: Apache-2.0
// Places and transitions that a file names before or without declaring them.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "cunf/net/net_builder.hpp"

namespace cunf::io {

class NodeTable {
 public:
  // Pre: `builder` outlives this object, and nobody else adds nodes to it.
  explicit NodeTable(net::NetBuilder& builder) : builder_(builder) {}

  // By what the file calls it; made under `name` when it comes up first.
  net::PlaceId place(std::string_view token, std::string_view name) {
    auto [found, is_new] = places_.try_emplace(std::string(token));
    if (is_new) found->second = builder_.add_place(name);
    return found->second;
  }
  net::TransitionId transition(std::string_view token, std::string_view name,
                               net::SourceOffset where) {
    auto [found, is_new] = transitions_.try_emplace(std::string(token));
    if (is_new) found->second = builder_.add_transition(name, where);
    return found->second;
  }

  // An invalid id if there is none.
  [[nodiscard]] net::PlaceId find_place(std::string_view token) const {
    auto found = places_.find(std::string(token));
    return found == places_.end() ? net::PlaceId() : found->second;
  }
  [[nodiscard]] net::TransitionId find_transition(std::string_view token) const {
    auto found = transitions_.find(std::string(token));
    return found == transitions_.end() ? net::TransitionId() : found->second;
  }

 private:
  net::NetBuilder& builder_;
  std::unordered_map<std::string, net::PlaceId> places_;
  std::unordered_map<std::string, net::TransitionId> transitions_;
};

}  // namespace cunf::io
