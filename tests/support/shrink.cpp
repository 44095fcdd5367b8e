// SPDX-License-Identifier: Apache-2.0
#include "support/shrink.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <optional>
#include <utility>
#include <vector>

#include "cunf/base/format.hpp"
#include "cunf/net/net_builder.hpp"
#include "support/net_literal.hpp"

namespace cunf::test {

using net::Net;
using net::NetBuilder;
using net::PlaceId;
using net::TransitionId;

namespace {

// A net in pieces that can be taken away.
struct Parts {
  struct Place {
    std::string name;
    bool marked;
  };
  struct Transition {
    std::string name;
    std::vector<std::size_t> lists[3];  // preset, postset, context: positions in `places`
  };
  std::vector<Place> places;
  std::vector<Transition> transitions;
};

constexpr std::size_t kPreset = 0;
constexpr std::size_t kPostset = 1;
constexpr std::size_t kContext = 2;

Parts take_apart(const Net& net) {
  Parts parts;
  for (PlaceId p : net.places())
    parts.places.push_back({std::string(net.name(p)), net.initial_marking().test(p)});
  for (TransitionId t : net.transitions()) {
    Parts::Transition& part = parts.transitions.emplace_back();
    part.name = net.name(t);
    for (PlaceId p : net.preset(t)) part.lists[kPreset].push_back(p.index());
    for (PlaceId p : net.postset(t)) part.lists[kPostset].push_back(p.index());
    for (PlaceId p : net.context(t)) part.lists[kContext].push_back(p.index());
  }
  return parts;
}

// Nothing if a preset is empty and the transition does more than read.
std::optional<Net> assemble(const Parts& parts) {
  NetBuilder builder;
  for (const Parts::Place& place : parts.places) {
    PlaceId p = builder.add_place(place.name);
    if (place.marked) builder.mark(p);
  }
  for (const Parts::Transition& part : parts.transitions) {
    bool is_observer = part.lists[kPostset].empty() && !part.lists[kContext].empty();
    if (part.lists[kPreset].empty() && !is_observer) return std::nullopt;
    TransitionId t = builder.add_transition(part.name);
    for (std::size_t p : part.lists[kPreset]) builder.add_input(PlaceId(p), t);
    for (std::size_t p : part.lists[kPostset]) builder.add_output(t, PlaceId(p));
    for (std::size_t p : part.lists[kContext]) builder.add_read(PlaceId(p), t);
  }
  return builder.build().net;
}

void erase_at(auto& items, std::size_t at) {
  items.erase(items.begin() + static_cast<std::ptrdiff_t>(at));
}

class Shrinker {
 public:
  Shrinker(Parts parts, const std::function<bool(const Net&)>& fails)
      : parts_(std::move(parts)), fails_(fails) {}

  Parts run() {
    do {
      changed_ = false;
      remove_transitions();
      fire_transitions();
      remove_places();
      for (std::size_t t = 0; t < parts_.transitions.size(); ++t)
        for (std::size_t list : {kPostset, kContext, kPreset}) remove_arcs(t, list);
      unmark_places();
    } while (changed_);
    return std::move(parts_);
  }

 private:
  // Keeps the smaller parts if they still fail.
  bool accept(Parts smaller) {
    std::optional<Net> net = assemble(smaller);
    if (!net || !fails_(*net)) return false;
    parts_ = std::move(smaller);
    changed_ = true;
    return true;
  }

  // All loops go down, so that an accepted removal leaves what is still to be tried in place.
  void remove_transitions() {
    for (std::size_t t = parts_.transitions.size(); t-- > 0;) {
      Parts smaller = parts_;
      erase_at(smaller.transitions, t);
      accept(std::move(smaller));
    }
  }

  // Puts what a transition does into the initial marking, in its stead.
  void fire_transitions() {
    for (std::size_t t = parts_.transitions.size(); t-- > 0;) {
      Parts smaller = parts_;
      for (std::size_t p : parts_.transitions[t].lists[kPreset]) smaller.places[p].marked = false;
      for (std::size_t p : parts_.transitions[t].lists[kPostset]) smaller.places[p].marked = true;
      erase_at(smaller.transitions, t);
      accept(std::move(smaller));
    }
  }

  void remove_places() {
    for (std::size_t p = parts_.places.size(); p-- > 0;) {
      Parts smaller = parts_;
      erase_at(smaller.places, p);
      for (Parts::Transition& transition : smaller.transitions) {
        for (std::vector<std::size_t>& list : transition.lists) {
          std::erase(list, p);
          for (std::size_t& place : list) place -= place > p ? 1 : 0;
        }
      }
      accept(std::move(smaller));
    }
  }

  void remove_arcs(std::size_t t, std::size_t list) {
    for (std::size_t i = parts_.transitions[t].lists[list].size(); i-- > 0;) {
      Parts smaller = parts_;
      erase_at(smaller.transitions[t].lists[list], i);
      accept(std::move(smaller));
    }
  }

  void unmark_places() {
    for (std::size_t p = parts_.places.size(); p-- > 0;) {
      if (!parts_.places[p].marked) continue;
      Parts smaller = parts_;
      smaller.places[p].marked = false;
      accept(std::move(smaller));
    }
  }

  Parts parts_;
  const std::function<bool(const Net&)>& fails_;
  bool changed_ = false;
};

std::string complaint(const Property& property, const Net& net) {
  try {
    return property(net);
  } catch (const std::exception& error) {
    return std::string("exception: ") + error.what();
  }
}

}  // namespace

Net shrink(const Net& net, const std::function<bool(const Net&)>& fails) {
  Parts parts = take_apart(net);
  if (!fails(*assemble(parts))) return net;
  return *assemble(Shrinker(std::move(parts), fails).run());
}

std::uint64_t test_scale() {
  const char* text = std::getenv("CUNF_TEST_SCALE");
  if (text == nullptr) return 1;
  return std::max<std::uint64_t>(1, std::strtoull(text, nullptr, 10));
}

std::string find_counterexample(const std::string& name, std::uint64_t count,
                                std::uint64_t first_seed, const MakeNet& make_net,
                                const Property& property) {
  std::uint64_t last_seed = first_seed + count * test_scale();
  for (std::uint64_t seed = first_seed; seed != last_seed; ++seed) {
    Net net = make_net(seed);
    std::string wrong = complaint(property, net);
    if (wrong.empty()) continue;
    Net small = shrink(net, [&](const Net& n) { return !complaint(property, n).empty(); });
    return base::format("{} fails with seed {}: {}\nshrunk to net(\"{}\"): {}", name, seed, wrong,
                        describe(small), complaint(property, small));
  }
  return {};
}

void check_property(const std::string& name, std::uint64_t count, std::uint64_t first_seed,
                    const MakeNet& make_net, const Property& property) {
  std::string failure = find_counterexample(name, count, first_seed, make_net, property);
  REQUIRE_MESSAGE(failure.empty(), failure);
}

}  // namespace cunf::test
