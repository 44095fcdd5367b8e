// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <iterator>
#include <string>

#include "cunf/base/format.hpp"
#include "io/directives.hpp"
#include "io/name_codec.hpp"
#include "io/parsed_net.hpp"

namespace cunf::io {

namespace {

using base::format_to;
using net::PlaceId;
using net::TransitionId;

bool has_char(std::string_view text, char c) { return text.find(c) != std::string_view::npos; }

NameRules name_rules() {
  return {[](char c) { return static_cast<unsigned char>(c) >= 0x20; },
          [](std::string_view name) { return !has_char(name, '"') || !has_char(name, '\''); }};
}

template <class I>
void write_node(std::string& text, const net::Net& net, I node, std::string_view token) {
  char quote = has_char(token, '"') ? '\'' : '"';
  auto out = format_to(std::back_inserter(text), "{}{}{}{}", node.index() + 1, quote, token, quote);
  if (auto point = net.point(node))
    format_to(out, "{}@{}", std::llround(point->x), std::llround(point->y));
}

}  // namespace

std::string write_ll_net(const net::Net& net, Dialect dialect) {
  NodeTokens tokens = name_tokens(net, name_rules(), name_rules(), Namespaces::Repeating);
  std::string text = "PEP\nPTNet\nFORMAT_N2\n";
  auto out = std::back_inserter(text);
  if (dialect == Dialect::Ours)
    text += Annotations{.escaped_names = tokens.escaped}.to_comments("%", "");
  text += "PL\n";
  for (PlaceId p : net.places()) {
    write_node(text, net, p, tokens[p]);
    text += net.initial_marking().test(p) ? "M1\n" : "\n";
  }
  text += "TR\n";
  for (TransitionId t : net.transitions()) {
    write_node(text, net, t, tokens[t]);
    text += '\n';
  }
  text += "TP\n";
  for (TransitionId t : net.transitions())
    for (PlaceId p : net.postset(t)) format_to(out, "{}<{}\n", t.index() + 1, p.index() + 1);
  text += "PT\n";
  for (TransitionId t : net.transitions())
    for (PlaceId p : net.preset(t)) format_to(out, "{}>{}\n", p.index() + 1, t.index() + 1);
  if (net.read_arc_count() == 0) return text;
  text += "RA\n";
  for (TransitionId t : net.transitions())
    for (PlaceId p : net.context(t)) format_to(out, "{}<{}\n", t.index() + 1, p.index() + 1);
  return text;
}

}  // namespace cunf::io
