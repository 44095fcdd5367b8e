// SPDX-License-Identifier: Apache-2.0
// A contextual net: places, transitions, flow arcs, read arcs and an initial marking, for nets
// that are meant to be 1-safe. Immutable; made by NetBuilder.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cunf/base/csr.hpp"
#include "cunf/base/string_table.hpp"
#include "cunf/net/ids.hpp"
#include "cunf/net/units.hpp"

namespace cunf::net {

struct Point {
  double x = 0;
  double y = 0;

  friend bool operator==(const Point&, const Point&) = default;
};

// Normal form: the context of a transition is disjoint from its preset and its postset. Its preset
// is not empty, unless it is an *observer*, which only reads: its postset is empty as well, and
// firing it changes nothing. A place in both preset and postset is a self-loop. All arc lists are
// in ascending order and free of repetitions.
class Net {
 public:
  Net() = default;  // the net with no places and no transitions

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::size_t place_count() const { return places_.names.size(); }
  [[nodiscard]] std::size_t transition_count() const { return transitions_.names.size(); }
  [[nodiscard]] base::IdRange<PlaceId> places() const {
    return base::IdRange<PlaceId>(place_count());
  }
  [[nodiscard]] base::IdRange<TransitionId> transitions() const {
    return base::IdRange<TransitionId>(transition_count());
  }

  // What t consumes, produces and reads.
  [[nodiscard]] std::span<const PlaceId> preset(TransitionId t) const { return preset_[t]; }
  [[nodiscard]] std::span<const PlaceId> postset(TransitionId t) const { return postset_[t]; }
  [[nodiscard]] std::span<const PlaceId> context(TransitionId t) const { return context_[t]; }

  // It consumes nothing and produces nothing: it stays enabled and changes no marking.
  [[nodiscard]] bool is_observer(TransitionId t) const { return preset(t).empty(); }

  // Who produces, consumes and reads p.
  [[nodiscard]] std::span<const TransitionId> preset(PlaceId p) const { return producers_[p]; }
  [[nodiscard]] std::span<const TransitionId> postset(PlaceId p) const { return consumers_[p]; }
  [[nodiscard]] std::span<const TransitionId> context(PlaceId p) const { return readers_[p]; }

  [[nodiscard]] std::size_t flow_arc_count() const { return preset_.size() + postset_.size(); }
  [[nodiscard]] std::size_t read_arc_count() const { return context_.size(); }

  [[nodiscard]] const Marking& initial_marking() const { return initial_; }

  // Names are for people and may repeat; keys are unique among the places and among the
  // transitions. A key is the name unless the source of the net had something else to tell nodes
  // apart: the number in a PEP file with ambiguous names, the id in a PNML file.
  [[nodiscard]] std::string_view name(PlaceId p) const { return places_.names[p.index()]; }
  [[nodiscard]] std::string_view name(TransitionId t) const {
    return transitions_.names[t.index()];
  }
  [[nodiscard]] std::string_view key(PlaceId p) const { return places_.key(p.index()); }
  [[nodiscard]] std::string_view key(TransitionId t) const { return transitions_.key(t.index()); }

  // Where it is drawn.
  [[nodiscard]] std::optional<Point> point(PlaceId p) const { return places_.point(p.index()); }
  [[nodiscard]] std::optional<Point> point(TransitionId t) const {
    return transitions_.point(t.index());
  }

  [[nodiscard]] const std::optional<Units>& units() const { return units_; }

 private:
  friend class NetBuilder;

  struct Nodes {
    base::StringTable names;
    base::StringTable keys;                    // empty: every key is the name
    std::vector<std::optional<Point>> points;  // empty: none has one

    [[nodiscard]] std::string_view key(std::size_t index) const {
      return keys.empty() ? names[index] : keys[index];
    }
    [[nodiscard]] std::optional<Point> point(std::size_t index) const {
      return points.empty() ? std::nullopt : points[index];
    }
  };

  std::string name_;
  Nodes places_;
  Nodes transitions_;
  base::Csr<TransitionId, PlaceId> preset_;
  base::Csr<TransitionId, PlaceId> postset_;
  base::Csr<TransitionId, PlaceId> context_;
  base::Csr<PlaceId, TransitionId> producers_;
  base::Csr<PlaceId, TransitionId> consumers_;
  base::Csr<PlaceId, TransitionId> readers_;
  Marking initial_;
  std::optional<Units> units_;
};

// Same names, arcs, marking and units; keys, points and the net's own name do not count.
[[nodiscard]] bool same_net(const Net& a, const Net& b);

}  // namespace cunf::net
