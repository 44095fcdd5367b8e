// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>

#include "cunf/base/format.hpp"
#include "io/cursor.hpp"
#include "io/directives.hpp"
#include "io/name_codec.hpp"
#include "io/parsed_net.hpp"
#include "io/stg_names.hpp"

namespace cunf::io {

namespace {

using base::format;
using base::format_to;
using net::PlaceId;
using net::TransitionId;

NameRules transition_rules() {
  return {[](char c) {
            return is_letter(c) || is_digit(c) ||
                   (c != '\0' && std::string_view("_.+-~/").find(c) != std::string_view::npos);
          },
          [](std::string_view name) { return parse_stg_transition(name).has_value(); }};
}

// A place must not be called like a signal or a dummy.
NameRules place_rules(const std::unordered_set<std::string>& taken) {
  return {[](char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '.'; },
          [&taken](std::string_view name) {
            return is_stg_identifier(name) && !taken.contains(std::string(name));
          }};
}

class StgWriter {
 public:
  StgWriter(const net::Net& net, Dialect dialect) : net_(net), ours_(dialect == Dialect::Ours) {
    find_implicit_places();
    choose_tokens();
  }

  std::string write() {
    format_to(out(), ".model {}\n", is_stg_identifier(net_.name()) ? net_.name() : "net");
    write_declarations();
    if (ours_) write_annotations();
    text_ += ".graph\n";
    for (TransitionId t : net_.transitions()) write_outputs(t);
    for (PlaceId p : net_.places()) write_inputs(p);
    text_ += ".marking {";
    for (PlaceId p : net_.places())
      if (net_.initial_marking().test(p)) format_to(out(), " {}", places_[p.index()]);
    text_ += " }\n.end\n";
    return std::move(text_);
  }

 private:
  std::back_insert_iterator<std::string> out() { return std::back_inserter(text_); }

  // A place between two transitions that is called after them is not written; the arc from one
  // transition to the other stands for it.
  void find_implicit_places() {
    std::set<std::pair<TransitionId, TransitionId>> seen;
    implicit_.assign(net_.place_count(), false);
    for (PlaceId p : net_.places()) {
      if (net_.preset(p).size() != 1 || net_.postset(p).size() != 1 || !net_.context(p).empty())
        continue;
      TransitionId from = net_.preset(p)[0];
      TransitionId to = net_.postset(p)[0];
      if (net_.name(p) != format("<{},{}>", net_.name(from), net_.name(to))) continue;
      implicit_[p.index()] = seen.emplace(from, to).second;
    }
  }

  void choose_tokens() {
    base::StringTable transition_names;
    for (TransitionId t : net_.transitions()) transition_names.push_back(net_.name(t));
    std::unordered_set<std::string> taken;  // bases of transitions, as they are and if escaped
    for (TransitionId t : net_.transitions())
      for (const std::string& token :
           {std::string(net_.name(t)), escaped(net_.name(t), transition_rules())})
        if (auto name = parse_stg_transition(token)) taken.emplace(name->base);
    base::StringTable place_names;
    for (PlaceId p : net_.places())
      if (!implicit_[p.index()]) place_names.push_back(net_.name(p));
    tokens_ = tokens_for(place_names, place_rules(taken), transition_names, transition_rules(),
                         Namespaces::Shared);
    std::size_t next = 0;
    for (PlaceId p : net_.places()) {
      if (implicit_[p.index()])
        places_.push_back(
            format("<{},{}>", tokens_[net_.preset(p)[0]], tokens_[net_.postset(p)[0]]));
      else
        places_.push_back(std::string(tokens_.places[next++]));
    }
  }

  void write_declarations() {
    std::vector<std::string_view> signals;
    std::vector<std::string_view> dummies;
    std::unordered_set<std::string_view> declared_signals;
    std::unordered_set<std::string_view> declared_dummies;
    for (TransitionId t : net_.transitions()) {
      auto name = parse_stg_transition(tokens_[t]);
      if (!name) continue;
      auto& declared = name->has_edge ? declared_signals : declared_dummies;
      if (declared.insert(name->base).second)
        (name->has_edge ? signals : dummies).push_back(name->base);
    }
    write_line(".internal", signals);
    write_line(".dummy", dummies);
  }

  void write_line(std::string_view head, const std::vector<std::string_view>& words) {
    if (words.empty()) return;
    text_ += head;
    for (std::string_view word : words) format_to(out(), " {}", word);
    text_ += '\n';
  }

  // The format has no order of nodes and no nodes without arcs, nor read arcs.
  void write_annotations() {
    bool list_read_arcs = must_list_read_arcs(net_);
    text_ += Annotations{.escaped_names = tokens_.escaped,
                         .self_loops_are_meant = list_read_arcs,
                         .empty_net = net_.place_count() + net_.transition_count() == 0}
                 .to_comments("#", "");
    write_line("#cunf places", {places_.begin(), places_.end()});
    std::vector<std::string_view> transitions;
    for (TransitionId t : net_.transitions()) transitions.push_back(tokens_[t]);
    write_line("#cunf transitions", transitions);
    if (!list_read_arcs) return;
    for (TransitionId t : net_.transitions()) {
      std::vector<std::string_view> words;
      for (PlaceId p : net_.context(t)) words.push_back(places_[p.index()]);
      write_line(format("#cunf read {}", tokens_[t]), words);
    }
  }

  void write_outputs(TransitionId t) {
    std::vector<std::string_view> words;
    for (PlaceId p : net_.postset(t))
      words.push_back(implicit_[p.index()] ? tokens_[net_.postset(p)[0]] : places_[p.index()]);
    for (PlaceId p : net_.context(t)) words.push_back(places_[p.index()]);
    write_line(tokens_[t], words);
  }

  void write_inputs(PlaceId p) {
    if (implicit_[p.index()]) return;
    std::vector<std::string_view> words;
    for (TransitionId t : net_.postset(p)) words.push_back(tokens_[t]);
    for (TransitionId t : net_.context(p)) words.push_back(tokens_[t]);
    if (words.empty() && net_.preset(p).empty())
      format_to(out(), "{}\n", places_[p.index()]);  // a place without arcs, named all the same
    else
      write_line(places_[p.index()], words);
  }

  const net::Net& net_;
  bool ours_;
  std::vector<bool> implicit_;       // which places are written as an arc between transitions
  NodeTokens tokens_;                // of the transitions, and of the places that are written
  std::vector<std::string> places_;  // what each place is called in the file
  std::string text_;
};

}  // namespace

std::string write_stg(const net::Net& net, Dialect dialect) {
  return StgWriter(net, dialect).write();
}

}  // namespace cunf::io
