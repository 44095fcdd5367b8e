// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/net_builder.hpp"

#include <algorithm>
#include <limits>
#include <unordered_set>
#include <utility>

#include "cunf/base/format.hpp"

namespace cunf::net {

using base::format;
using base::require;

NetBuilder NetBuilder::with_nodes_of(const Net& net) {
  NetBuilder builder(net.name());
  for (PlaceId p : net.places()) {
    builder.add_place(net.name(p));
    if (net.initial_marking().test(p)) builder.mark(p);
    if (auto point = net.point(p)) builder.set_point(p, *point);
  }
  for (TransitionId t : net.transitions()) {
    builder.add_transition(net.name(t));
    if (auto point = net.point(t)) builder.set_point(t, *point);
  }
  builder.place_keys_ = net.places_.keys;
  builder.transition_keys_ = net.transitions_.keys;
  builder.units_ = net.units();
  return builder;
}

PlaceId NetBuilder::add_place(std::string_view name) {
  require(place_count() < PlaceId::kInvalid, "too many places");
  PlaceId p(place_names_.size());
  place_names_.push_back(name.empty() ? format("P{}", p.index() + 1) : std::string(name));
  return p;
}

TransitionId NetBuilder::add_transition(std::string_view name, SourceOffset where) {
  require(transition_count() < TransitionId::kInvalid, "too many transitions");
  TransitionId t(transition_names_.size());
  transition_names_.push_back(name.empty() ? format("T{}", t.index() + 1) : std::string(name));
  transition_where_.push_back(where);
  return t;
}

void NetBuilder::mark(PlaceId p, SourceOffset where) {
  require(p.index() < place_count(), "mark: no such place");
  marked_.emplace_back(p, where);
}

void NetBuilder::add(Arcs& arcs, const Arc& arc) {
  require(arc.transition.index() < transition_count() && arc.place.index() < place_count(),
          "an arc to a node that the builder does not have");
  require(arc.weight > 0, "an arc of weight 0");
  arcs.push_back(arc);
}

void NetBuilder::set_point(PlaceId p, Point point) {
  require(p.index() < place_count(), "set_point: no such place");
  place_points_.resize(std::max(place_points_.size(), p.index() + std::size_t{1}));
  place_points_[p.index()] = point;
}

void NetBuilder::set_point(TransitionId t, Point point) {
  require(t.index() < transition_count(), "set_point: no such transition");
  transition_points_.resize(std::max(transition_points_.size(), t.index() + std::size_t{1}));
  transition_points_[t.index()] = point;
}

void NetBuilder::set_units(Units units, SourceOffset where) {
  auto is_unit = [&](UnitId u) { return u.index() < units.units.size(); };
  auto is_place = [&](PlaceId p) { return p.index() < place_count(); };
  require(!units.root.is_valid() || is_unit(units.root), "set_units: no such root");
  for (const Unit& unit : units.units)
    require(
        std::ranges::all_of(unit.subunits, is_unit) && std::ranges::all_of(unit.places, is_place),
        "set_units: no such unit or place");
  units_ = std::move(units);
  units_where_ = where;
}

NetBuilder::Result NetBuilder::build(RepeatedArcs repeated) {
  Result result;
  check_keys();
  merge_repeated(inputs_, "arc from a place to a transition", repeated);
  merge_repeated(outputs_, "arc from a transition to a place", repeated);
  merge_repeated(reads_, "read arc", repeated);
  SecondTokens dead = needed_second_tokens();
  drop_consumed_reads(result.warnings);
  find_made_second_tokens(dead);
  check_presets(dead);
  drop_transitions(dead, result.warnings);
  result.net = freeze();
  return result;
}

void NetBuilder::check_keys() const {
  auto check = [](const base::StringTable& keys, std::size_t count) {
    if (keys.empty()) return;
    require(keys.size() == count, "keys for some nodes only");
    std::unordered_set<std::string_view> seen;
    for (std::size_t i = 0; i < count; ++i)
      require(seen.insert(keys[i]).second, "two nodes with the same key");
  };
  check(place_keys_, place_count());
  check(transition_keys_, transition_count());
}

// Sorts the arcs by transition and place, and leaves one of each.
void NetBuilder::merge_repeated(Arcs& arcs, std::string_view what, RepeatedArcs repeated) const {
  std::ranges::stable_sort(arcs, {}, [](const Arc& a) { return std::pair(a.transition, a.place); });
  std::size_t kept = 0;
  for (const Arc& arc : arcs) {
    Arc* last = kept == 0 ? nullptr : &arcs[kept - 1];
    if (last == nullptr || last->transition != arc.transition || last->place != arc.place) {
      arcs[kept++] = arc;
    } else if (repeated == RepeatedArcs::Reject) {
      throw NetError(arc.where, format("repeated {}: place `{}`, transition `{}`", what,
                                       name(arc.place), name(arc.transition)));
    } else if (&arcs == &reads_) {
      last->weight = std::max(last->weight, arc.weight);  // reading twice is reading once
    } else {
      last->weight +=
          std::min(arc.weight, std::numeric_limits<std::uint32_t>::max() - last->weight);
    }
  }
  arcs.resize(kept);
}

namespace {

// Keys for nodes with ambiguous names: their numbers. None if the names are unique.
base::StringTable numbers_if_repeating(const base::StringTable& names) {
  std::unordered_set<std::string_view> seen;
  std::size_t i = 0;
  while (i < names.size() && seen.insert(names[i]).second) ++i;
  base::StringTable keys;
  if (i == names.size()) return keys;
  for (i = 0; i < names.size(); ++i) keys.push_back(format("{}", i + 1));
  return keys;
}

// "…, and N more" behind the first of several like remarks.
std::string and_more(std::size_t count) {
  return count > 1 ? format(" (and {} more like it)", count - 1) : std::string();
}

template <class Arcs>
auto find_arc(const Arcs& sorted, TransitionId t, PlaceId p) {
  auto key = [](const auto& a) { return std::pair(a.transition, a.place); };
  auto found = std::ranges::lower_bound(sorted, std::pair(t, p), {}, key);
  return found != sorted.end() && key(*found) == std::pair(t, p) ? &*found : nullptr;
}

}  // namespace

void NetBuilder::drop_consumed_reads(std::vector<Remark>& warnings) {
  std::size_t dropped = 0;
  Remark first;
  std::erase_if(reads_, [&](const Arc& read) {
    if (find_arc(inputs_, read.transition, read.place) == nullptr) return false;
    if (dropped++ == 0)
      first = {read.where, format("transition `{}` both reads and consumes place `{}`: taken as a "
                                  "consumption",
                                  name(read.transition), name(read.place))};
    return true;
  });
  if (dropped == 0) return;
  first.message += and_more(dropped);
  warnings.push_back(std::move(first));
}

// A transition that needs two tokens on one place never fires in a 1-safe net: dropping it is
// sound, and if the net is not 1-safe after all then another transition puts the second token
// there.
NetBuilder::SecondTokens NetBuilder::needed_second_tokens() const {
  SecondTokens dead(transition_count());
  for (const Arcs* arcs : {&inputs_, &reads_})
    for (const Arc& arc : *arcs)
      if (arc.weight > 1) dead[arc.transition.index()] = arc.place;
  return dead;
}

// One that *puts* two tokens on a place, or a second one on what it reads, must not be dropped on
// its own word: if it can fire, the net is not 1-safe. Only the author's certificate shows that it
// can not.
void NetBuilder::find_made_second_tokens(SecondTokens& dead) const {
  bool certified = units_ && units_->certified_safe;
  for (const Arc& arc : outputs_) {
    if (dead[arc.transition.index()].is_valid()) continue;
    bool reads_it = find_arc(reads_, arc.transition, arc.place) != nullptr;
    if (arc.weight == 1 && !reads_it) continue;
    if (!certified)
      throw NetError(
          arc.where,
          format("transition `{}` {} place `{}`, so the net is not 1-safe if it ever fires; "
                 "remove the transition if it can not",
                 name(arc.transition),
                 reads_it ? std::string("reads and puts a second token on")
                          : format("puts {} tokens on", arc.weight),
                 name(arc.place)));
    dead[arc.transition.index()] = arc.place;
  }
}

void NetBuilder::check_presets(const SecondTokens& dead) const {
  auto which = [&](const Arcs& arcs) {
    std::vector<bool> has_one(transition_count(), false);
    for (const Arc& arc : arcs) has_one[arc.transition.index()] = true;
    return has_one;
  };
  std::vector<bool> consumes = which(inputs_);
  std::vector<bool> produces = which(outputs_);
  std::vector<bool> reads = which(reads_);
  for (std::size_t t = 0; t < transition_count(); ++t) {
    bool is_observer = reads[t] && !produces[t];
    if (!consumes[t] && !is_observer && !dead[t].is_valid())
      throw NetError(transition_where_[t],
                     format("transition `{}` consumes nothing and could fire without end; give it "
                            "an input place",
                            transition_names_[t]));
  }
}

void NetBuilder::drop_transitions(const SecondTokens& dead, std::vector<Remark>& warnings) {
  auto is_dead = [&](TransitionId t) { return dead[t.index()].is_valid(); };
  auto first = std::ranges::find_if(dead, &PlaceId::is_valid);
  if (first == dead.end()) return;
  TransitionId first_dead(static_cast<std::size_t>(first - dead.begin()));
  warnings.push_back(
      {transition_where_[first_dead.index()],
       format(
           "dropped transition `{}`: it would need or make two tokens on place `{}`, so it can "
           "not fire in a 1-safe net{}",
           name(first_dead), name(*first),
           and_more(static_cast<std::size_t>(std::ranges::count_if(dead, &PlaceId::is_valid))))});
  std::vector<TransitionId> renumbered(transition_count());
  base::StringTable names;
  base::StringTable keys;
  std::vector<std::optional<Point>> points;
  std::vector<SourceOffset> where;
  transition_points_.resize(transition_points_.empty() ? 0 : transition_count());
  for (std::size_t t = 0; t < transition_count(); ++t) {
    if (is_dead(TransitionId(t))) continue;
    renumbered[t] = TransitionId(names.size());
    names.push_back(transition_names_[t]);
    if (!transition_keys_.empty()) keys.push_back(transition_keys_[t]);
    if (!transition_points_.empty()) points.push_back(transition_points_[t]);
    where.push_back(transition_where_[t]);
  }
  for (Arcs* arcs : {&inputs_, &outputs_, &reads_}) {
    std::erase_if(*arcs, [&](const Arc& arc) { return is_dead(arc.transition); });
    for (Arc& arc : *arcs) arc.transition = renumbered[arc.transition.index()];
  }
  transition_names_ = std::move(names);
  transition_keys_ = std::move(keys);
  transition_points_ = std::move(points);
  transition_where_ = std::move(where);
}

Marking NetBuilder::marking() const {
  Marking result(place_count());
  for (auto [p, where] : marked_) {
    if (result.test(p))
      throw NetError(where, format("place `{}` has two tokens: the net is not 1-safe", name(p)));
    result.set(p);
  }
  return result;
}

Net NetBuilder::freeze() {
  auto rows = [&](Arcs& arcs) {
    std::vector<std::pair<TransitionId, PlaceId>> pairs;
    pairs.reserve(arcs.size());
    for (const Arc& arc : arcs) pairs.emplace_back(arc.transition, arc.place);
    Arcs().swap(arcs);
    return base::Csr<TransitionId, PlaceId>(transition_count(), pairs);
  };
  auto nodes = [](base::StringTable& names, base::StringTable& keys, auto& points) {
    if (keys.empty()) keys = numbers_if_repeating(names);
    if (!points.empty()) points.resize(names.size());
    return Net::Nodes{std::move(names), std::move(keys), std::move(points)};
  };
  Net net;
  std::size_t place_count = this->place_count();
  net.initial_ = marking();
  if (units_) {
    std::string problem = problem_with(*units_, net.initial_);
    if (!problem.empty()) throw NetError(units_where_, problem);
    net.units_ = std::move(units_);
  }
  net.preset_ = rows(inputs_);
  net.postset_ = rows(outputs_);
  net.context_ = rows(reads_);
  net.producers_ = net.postset_.transposed(place_count);
  net.consumers_ = net.preset_.transposed(place_count);
  net.readers_ = net.context_.transposed(place_count);
  net.places_ = nodes(place_names_, place_keys_, place_points_);
  net.transitions_ = nodes(transition_names_, transition_keys_, transition_points_);
  net.name_ = std::move(name_);
  *this = NetBuilder();
  return net;
}

}  // namespace cunf::net
