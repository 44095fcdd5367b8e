// SPDX-License-Identifier: Apache-2.0
#include <iterator>
#include <string>
#include <vector>

#include "cunf/base/format.hpp"
#include "io/directives.hpp"
#include "io/lola_names.hpp"
#include "io/name_codec.hpp"
#include "io/parsed_net.hpp"

namespace cunf::io {

namespace {

using base::format_to;
using net::PlaceId;
using net::TransitionId;

NameRules name_rules() {
  return {[](char c) { return static_cast<unsigned char>(c) >= 0x20 && is_lola_name_char(c); },
          [](std::string_view name) {
            return !name.empty() && name[0] != '/' && !is_lola_keyword(name);
          }};
}

void write_list(std::string& text, const std::vector<std::string_view>& items,
                std::string_view each) {
  for (std::size_t i = 0; i < items.size(); ++i)
    format_to(std::back_inserter(text), "{} {}{}", i == 0 ? "" : ",", items[i], each);
  text += ";\n";
}

}  // namespace

std::string write_lola(const net::Net& net, Dialect dialect) {
  NodeTokens tokens = name_tokens(net, name_rules(), name_rules(), Namespaces::Separate);
  bool list_read_arcs = must_list_read_arcs(net) && dialect == Dialect::Ours;
  std::string text;
  if (dialect == Dialect::Ours)
    text += Annotations{.escaped_names = tokens.escaped,
                        .self_loops_are_meant = list_read_arcs,
                        .empty_net = net.place_count() + net.transition_count() == 0}
                .to_comments("{", "}");
  std::vector<std::string_view> places;
  std::vector<std::string_view> marked;
  for (PlaceId p : net.places()) {
    places.push_back(tokens[p]);
    if (net.initial_marking().test(p)) marked.push_back(tokens[p]);
  }
  text += "PLACE";
  write_list(text, places, "");
  text += "MARKING";
  write_list(text, marked, ": 1");
  for (TransitionId t : net.transitions()) {
    format_to(std::back_inserter(text), "TRANSITION {}\n", tokens[t]);
    std::vector<std::string_view> consumed;
    std::vector<std::string_view> produced;
    for (PlaceId p : net.preset(t)) consumed.push_back(tokens[p]);
    for (PlaceId p : net.postset(t)) produced.push_back(tokens[p]);
    for (PlaceId p : net.context(t)) {
      consumed.push_back(tokens[p]);
      produced.push_back(tokens[p]);
    }
    if (list_read_arcs && !net.context(t).empty()) {
      text += "{cunf read";
      for (PlaceId p : net.context(t)) format_to(std::back_inserter(text), " {}", tokens[p]);
      text += "}\n";
    }
    text += "CONSUME";
    write_list(text, consumed, ": 1");
    text += "PRODUCE";
    write_list(text, produced, ": 1");
  }
  return text;
}

}  // namespace cunf::io
