// SPDX-License-Identifier: Apache-2.0
#include "support/net_literal.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

#include "cunf/base/format.hpp"
#include "cunf/net/net_builder.hpp"

namespace cunf::test {

using net::Marking;
using net::Net;
using net::NetBuilder;
using net::PlaceId;
using net::TransitionId;

namespace {

constexpr std::string_view kBlanks = " \t\r\n,";

// The pieces of `text` between separators, without empty ones.
std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> pieces;
  while (true) {
    text.remove_prefix(std::min(text.find_first_not_of(separators), text.size()));
    if (text.empty()) return pieces;
    pieces.push_back(text.substr(0, text.find_first_of(separators)));
    text.remove_prefix(pieces.back().size());
  }
}

[[noreturn]] void reject(std::string_view what, std::string_view where) {
  throw std::invalid_argument(base::format("{}: `{}`", what, where));
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool is_arrow(std::string_view token) { return token.starts_with('-') && token.ends_with("->"); }

bool is_word(std::string_view name) {
  return !name.empty() && name.find_first_of(kBlanks) == std::string_view::npos &&
         !contains(name, ";") && !contains(name, "->");
}

bool is_place_name(std::string_view name) {
  return is_word(name) && !name.starts_with('-') && !contains(name, "?") && !contains(name, "*");
}

class Reader {
 public:
  void read_entry(std::string_view entry) {
    std::vector<std::string_view> tokens = split(entry, kBlanks);
    auto arrow = std::ranges::find_if(tokens, is_arrow);
    std::vector<std::string_view> inputs(tokens.begin(), arrow);
    if (arrow == tokens.end()) {
      for (std::string_view token : inputs) place(token);
      return;
    }
    if (arrow->size() < 4) reject("a transition without a name", entry);
    std::string_view name = arrow->substr(1, arrow->size() - 3);
    if (!is_word(name)) reject("bad name of a transition", *arrow);
    TransitionId t = builder_.add_transition(name);
    for (std::string_view token : inputs) {
      if (token.starts_with('?'))
        builder_.add_read(place(token.substr(1)), t);
      else
        builder_.add_input(place(token), t);
    }
    for (auto token = arrow + 1; token != tokens.end(); ++token)
      builder_.add_output(t, place(*token));
  }

  Net finish() {
    NetBuilder::Result result = builder_.build();
    if (!result.warnings.empty()) throw std::invalid_argument(result.warnings.front().message);
    return std::move(result.net);
  }

 private:
  PlaceId place(std::string_view token) {
    bool marked = token.ends_with('*');
    std::string_view name = token.substr(0, token.size() - (marked ? 1 : 0));
    if (!is_place_name(name)) reject("not a place", token);
    auto [at, is_new] = places_.try_emplace(std::string(name));
    if (is_new) at->second = builder_.add_place(name);
    if (marked && marked_.insert(at->second).second) builder_.mark(at->second);
    return at->second;
  }

  NetBuilder builder_;
  std::map<std::string, PlaceId> places_;
  std::set<PlaceId> marked_;
};

// How `describe` calls places and transitions.
struct Names {
  std::vector<std::string> places;
  std::vector<std::string> transitions;

  explicit Names(const Net& net) {
    for (PlaceId p : net.places()) places.emplace_back(net.name(p));
    for (TransitionId t : net.transitions()) transitions.emplace_back(net.name(t));
    if (!std::ranges::all_of(places, is_place_name) ||
        std::set(places.begin(), places.end()).size() != places.size())
      number(places, "p");
    if (!std::ranges::all_of(transitions, is_word)) number(transitions, "t");
  }

 private:
  static void number(std::vector<std::string>& names, const char* letter) {
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = base::format("{}{}", letter, i);
  }
};

template <class I>
I find_name(const Net& net, base::IdRange<I> nodes, std::string_view name) {
  for (I node : nodes)
    if (net.name(node) == name) return node;
  reject("no such node", name);
}

template <class I>
std::string joined(const Net& net, std::span<const I> nodes) {
  std::string text;
  for (I node : nodes) text += base::format("{}{}", text.empty() ? "" : " ", net.name(node));
  return text;
}

}  // namespace

Net net(std::string_view text) {
  Reader reader;
  for (std::string_view entry : split(text, ";")) reader.read_entry(entry);
  try {
    return reader.finish();
  } catch (const net::NetError& error) {
    throw std::invalid_argument(error.what());
  }
}

std::string describe(const Net& net) {
  Names names(net);
  std::string text;
  for (PlaceId p : net.places()) {
    if (p.index() > 0) text += ' ';
    text += names.places[p.index()] + (net.initial_marking().test(p) ? "*" : "");
  }
  for (TransitionId t : net.transitions()) {
    text += " ; ";
    for (PlaceId p : net.preset(t)) text += base::format("{} ", names.places[p.index()]);
    for (PlaceId p : net.context(t)) text += base::format("?{} ", names.places[p.index()]);
    text += base::format("-{}->", names.transitions[t.index()]);
    for (PlaceId p : net.postset(t)) text += base::format(" {}", names.places[p.index()]);
  }
  return text;
}

PlaceId place(const Net& net, std::string_view name) { return find_name(net, net.places(), name); }

TransitionId transition(const Net& net, std::string_view name) {
  return find_name(net, net.transitions(), name);
}

Marking marking(const Net& net, std::string_view places) {
  Marking result(net.place_count());
  for (std::string_view name : split(places, kBlanks)) result.set(place(net, name));
  return result;
}

std::string names(const Net& net, std::span<const PlaceId> places) { return joined(net, places); }

std::string names(const Net& net, std::span<const TransitionId> run) { return joined(net, run); }

std::string names(const Net& net, const Marking& marking) {
  std::vector<PlaceId> places;
  marking.for_each([&](PlaceId p) { places.push_back(p); });
  return names(net, places);
}

}  // namespace cunf::test
