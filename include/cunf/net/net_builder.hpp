// SPDX-License-Identifier: Apache-2.0
// Collects the parts of a net, checks them and brings them into normal form.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cunf/net/net.hpp"

namespace cunf::net {

// Where in its source a part came from: an offset, or whatever the caller can turn into a
// position. The builder only hands it back.
using SourceOffset = std::uint32_t;

// Something that concerns the net as a whole or one of its parts.
struct Remark {
  SourceOffset where = 0;
  std::string message;
};

// The parts do not make a net that we can work with.
class NetError : public std::runtime_error {
 public:
  NetError(SourceOffset where, const std::string& message)
      : std::runtime_error(message), where_(where) {}
  [[nodiscard]] SourceOffset where() const { return where_; }

 private:
  SourceOffset where_;
};

enum class RepeatedArcs { Reject, AddWeights };

class NetBuilder {
 public:
  explicit NetBuilder(std::string name = {}) : name_(std::move(name)) {}

  // With the nodes, the marking and the units of `net`, but none of its arcs.
  static NetBuilder with_nodes_of(const Net& net);

  void set_name(std::string name) { name_ = std::move(name); }

  // A node without a name is called P<number> or T<number>, numbered from 1.
  PlaceId add_place(std::string_view name);
  TransitionId add_transition(std::string_view name, SourceOffset where = 0);

  // Pre, here and below: the builder has the nodes, and weights are positive.
  void mark(PlaceId p, SourceOffset where = 0);
  void add_input(PlaceId p, TransitionId t, std::uint32_t weight = 1, SourceOffset where = 0) {
    add(inputs_, {t, p, weight, where});
  }
  void add_output(TransitionId t, PlaceId p, std::uint32_t weight = 1, SourceOffset where = 0) {
    add(outputs_, {t, p, weight, where});
  }
  void add_read(PlaceId p, TransitionId t, std::uint32_t weight = 1, SourceOffset where = 0) {
    add(reads_, {t, p, weight, where});
  }

  // Keys, if any, go to all places or to all transitions, in their order, and are unique. Without
  // any, nodes with ambiguous names get their numbers as keys.
  void set_place_keys(base::StringTable keys) { place_keys_ = std::move(keys); }
  void set_transition_keys(base::StringTable keys) { transition_keys_ = std::move(keys); }
  void set_point(PlaceId p, Point point);
  void set_point(TransitionId t, Point point);
  void set_units(Units units, SourceOffset where = 0);
  void drop_units() { units_.reset(); }

  [[nodiscard]] std::size_t place_count() const { return place_names_.size(); }
  [[nodiscard]] std::size_t transition_count() const { return transition_names_.size(); }
  [[nodiscard]] std::string_view name(PlaceId p) const { return place_names_[p.index()]; }
  [[nodiscard]] std::string_view name(TransitionId t) const { return transition_names_[t.index()]; }

  struct Result {
    Net net;
    std::vector<Remark> warnings;
  };

  // Throws NetError for a place marked twice, a repeated arc (if they are to be rejected), an empty
  // preset (but for observers), a second token put on a place by one transition, or units that
  // contradict themselves. Warns of what it changes: a place both read and consumed is only
  // consumed; a transition that wants two tokens from one place is dropped, as it can never fire in
  // a 1-safe net. The builder is of no use afterwards.
  [[nodiscard]] Result build(RepeatedArcs repeated = RepeatedArcs::Reject);

 private:
  struct Arc {
    TransitionId transition;
    PlaceId place;
    std::uint32_t weight;
    SourceOffset where;
  };
  using Arcs = std::vector<Arc>;

  // The place on which each transition would need or make a second token, if there is one.
  using SecondTokens = std::vector<PlaceId>;

  void add(Arcs& arcs, const Arc& arc);
  void merge_repeated(Arcs& arcs, std::string_view what, RepeatedArcs repeated) const;
  void drop_consumed_reads(std::vector<Remark>& warnings);
  [[nodiscard]] SecondTokens needed_second_tokens() const;
  void find_made_second_tokens(SecondTokens& dead) const;
  void check_presets(const SecondTokens& dead) const;
  void check_keys() const;
  void drop_transitions(const SecondTokens& dead, std::vector<Remark>& warnings);
  [[nodiscard]] Marking marking() const;
  [[nodiscard]] Net freeze();

  std::string name_;
  base::StringTable place_names_;
  base::StringTable transition_names_;
  base::StringTable place_keys_;
  base::StringTable transition_keys_;
  std::vector<std::optional<Point>> place_points_;
  std::vector<std::optional<Point>> transition_points_;
  std::vector<SourceOffset> transition_where_;
  std::vector<std::pair<PlaceId, SourceOffset>> marked_;
  Arcs inputs_;
  Arcs outputs_;
  Arcs reads_;
  std::optional<Units> units_;
  SourceOffset units_where_ = 0;
};

}  // namespace cunf::net
