// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>

#include "io/directives.hpp"
#include "io/name_codec.hpp"
#include "io/parsed_net.hpp"
#include "io/tina_names.hpp"

namespace cunf::io {

namespace {

using net::PlaceId;
using net::TransitionId;

// Braces take everything but control characters.
NameRules name_rules() {
  return {[](char c) { return static_cast<unsigned char>(c) >= 0x20; },
          [](std::string_view) { return true; }};
}

std::string quoted(std::string_view token) {
  bool is_simple = std::ranges::all_of(
      token, [](char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '\''; });
  if (is_simple && !is_tina_keyword(token)) return std::string(token);
  std::string result = "{";
  for (char c : token) {
    if (c == '{' || c == '}' || c == '\\') result += '\\';
    result += c;
  }
  return result + '}';
}

}  // namespace

std::string write_tina(const net::Net& net, Dialect dialect) {
  NodeTokens tokens = name_tokens(net, name_rules(), name_rules(), Namespaces::Separate);
  std::string text;
  if (dialect == Dialect::Ours)
    text += Annotations{.escaped_names = tokens.escaped,
                        .empty_net = net.place_count() + net.transition_count() == 0}
                .to_comments("#", "");
  for (PlaceId p : net.places())
    text += "pl " + quoted(tokens[p]) + (net.initial_marking().test(p) ? " (1)\n" : " (0)\n");
  for (TransitionId t : net.transitions()) {
    text += "tr " + quoted(tokens[t]);
    for (PlaceId p : net.preset(t)) text += ' ' + quoted(tokens[p]);
    for (PlaceId p : net.context(t)) text += ' ' + quoted(tokens[p]) + "?1";
    text += " ->";
    for (PlaceId p : net.postset(t)) text += ' ' + quoted(tokens[p]);
    text += '\n';
  }
  return text;
}

}  // namespace cunf::io
