// SPDX-License-Identifier: Apache-2.0
// Names in formats that can not express all of them. A file in which some name had to be escaped
// says so, in a comment or as the format allows; only then does a reader undo it, so that the
// names in other people's files are never touched.
//
// Escapes consist of letters, digits and underscores, which every format has: `_xHH_` is the byte
// with that hexadecimal number, and `_xnN_` stands for nothing and tells equal names apart.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "cunf/base/string_table.hpp"
#include "cunf/net/net.hpp"

namespace cunf::io {

// Which strings a format accepts.
struct NameRules {
  std::function<bool(char)> accepts_char;              // anywhere in a name
  std::function<bool(std::string_view)> accepts_name;  // whose characters are all accepted
};

[[nodiscard]] std::string escaped(std::string_view name, const NameRules& rules);
[[nodiscard]] std::string unescaped(std::string_view token);

enum class Namespaces {
  Repeating,  // names need not be unique
  Separate,   // unique among the places, and among the transitions
  Shared      // unique among places and transitions together
};

// What to write for each node.
struct NodeTokens {
  base::StringTable places;
  base::StringTable transitions;
  bool escaped = false;  // the file must say that its names are escaped

  [[nodiscard]] std::string_view operator[](net::PlaceId p) const { return places[p.index()]; }
  [[nodiscard]] std::string_view operator[](net::TransitionId t) const {
    return transitions[t.index()];
  }
};

// The texts as they are if all are acceptable and as unique as they must be; else escaped.
[[nodiscard]] NodeTokens tokens_for(const base::StringTable& places, const NameRules& place_rules,
                                    const base::StringTable& transitions,
                                    const NameRules& transition_rules, Namespaces namespaces);

// The same for the names of a net, and for its keys.
[[nodiscard]] NodeTokens name_tokens(const net::Net& net, const NameRules& place_rules,
                                     const NameRules& transition_rules, Namespaces namespaces);
[[nodiscard]] NodeTokens key_tokens(const net::Net& net, const NameRules& rules,
                                    Namespaces namespaces);

}  // namespace cunf::io
