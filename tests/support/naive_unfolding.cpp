// SPDX-License-Identifier: Apache-2.0
#include "support/naive_unfolding.hpp"

#include <algorithm>
#include <map>

namespace cunf::test {

namespace {

using net::Marking;
using net::PlaceId;
using net::TransitionId;

using Word = std::vector<TransitionId>;  // in ascending order, with repetitions

bool meet(const ConditionSet& a, const ConditionSet& b) {
  return std::ranges::any_of(a, [&](std::size_t c) { return b.contains(c); });
}

// An enriched event that may be taken next. Its event need not be in the prefix yet.
struct Extension {
  NaiveEvent event;
  EventSet before;  // the history without the event itself

  friend auto operator<=>(const Extension&, const Extension&) = default;
};

// What orders compare of a history.
struct Measure {
  std::size_t size;
  Word word;
  std::vector<Word> levels;  // of the Foata normal form
};

class NaiveUnfolder {
 public:
  NaiveUnfolder(const net::Net& net, NaiveOrder order, const NaiveLimits& limits)
      : net_(net), order_(order), limits_(limits) {}

  NaivePrefix run() {
    for (PlaceId p : net_.places())
      if (net_.initial_marking().test(p)) prefix_.conditions.push_back({p, std::nullopt});
    add_configuration({});
    while (!extensions_.empty() && prefix_.is_safe && prefix_.complete) {
      auto smallest = std::ranges::min_element(extensions_, [&](const auto& a, const auto& b) {
        return is_smaller(a.second, b.second);
      });
      auto [extension, measure] = *smallest;
      extensions_.erase(smallest);
      take(extension, measure);
    }
    return prefix_;
  }

 private:
  // The conditions that the events of a configuration leave.
  ConditionSet cut(const EventSet& configuration) const {
    ConditionSet result;
    for (std::size_t c = 0; c < prefix_.conditions.size(); ++c) {
      auto producer = prefix_.conditions[c].producer;
      if (!producer || configuration.contains(*producer)) result.insert(c);
    }
    for (std::size_t e : configuration)
      for (std::size_t c : prefix_.events[e].consumed) result.erase(c);
    return result;
  }

  // Direct asymmetric conflict: if both happen, e comes before f.
  bool precedes(std::size_t e, const NaiveEvent& f) const {
    auto is_product = [&](std::size_t c) { return prefix_.conditions[c].producer == e; };
    return std::ranges::any_of(f.consumed, is_product) || std::ranges::any_of(f.read, is_product) ||
           meet(prefix_.events[e].read, f.consumed);
  }

  // Those events of the configuration from which a path of conflicts leads to f.
  EventSet history(const EventSet& configuration, const NaiveEvent& f) const {
    EventSet result;
    std::vector<NaiveEvent> open{f};
    while (!open.empty()) {
      NaiveEvent last = open.back();
      open.pop_back();
      for (std::size_t e : configuration)
        if (precedes(e, last) && result.insert(e).second) open.push_back(prefix_.events[e]);
    }
    return result;
  }

  void add_configuration(const EventSet& configuration) {
    if (!prefix_.configurations.insert(configuration).second) return;
    prefix_.complete &= prefix_.configurations.size() <= limits_.configurations;
    std::map<PlaceId, std::size_t> marked;
    Marking marking(net_.place_count());
    for (std::size_t c : cut(configuration)) {
      prefix_.is_safe &= marked.emplace(prefix_.conditions[c].place, c).second;
      marking.set(prefix_.conditions[c].place);
    }
    prefix_.markings.insert(marking);
    if (!prefix_.is_safe) return;
    for (TransitionId t : net_.transitions()) {
      auto is_marked = [&](PlaceId p) { return marking.test(p); };
      if (!std::ranges::all_of(net_.preset(t), is_marked) ||
          !std::ranges::all_of(net_.context(t), is_marked))
        continue;
      NaiveEvent event{t, {}, {}};
      for (PlaceId p : net_.preset(t)) event.consumed.insert(marked.at(p));
      for (PlaceId p : net_.context(t)) event.read.insert(marked.at(p));
      Extension extension{event, history(configuration, event)};
      if (is_known(configuration, extension)) continue;
      extensions_.emplace(extension, measure(extension));
    }
  }

  // Is it there already, or has the event happened in this configuration? (Only an event that
  // consumes nothing can be enabled after it has happened.)
  bool is_known(const EventSet& configuration, const Extension& extension) const {
    auto found = std::ranges::find(prefix_.events, extension.event);
    if (found == prefix_.events.end()) return false;
    auto e = static_cast<std::size_t>(found - prefix_.events.begin());
    if (configuration.contains(e)) return true;
    EventSet events = extension.before;
    events.insert(e);
    return std::ranges::any_of(prefix_.histories, [&](const NaiveHistory& h) {
      return h.event == e && h.events == events;
    });
  }

  Measure measure(const Extension& extension) const {
    Measure result{extension.before.size() + 1, {extension.event.transition}, {}};
    std::map<std::size_t, std::size_t> level;  // of the events that have one
    auto level_of = [&](const NaiveEvent& event) -> std::optional<std::size_t> {
      std::size_t highest = 0;
      for (std::size_t e : extension.before) {
        if (!precedes(e, event) || prefix_.events[e] == event) continue;
        if (!level.contains(e)) return std::nullopt;
        highest = std::max(highest, level[e]);
      }
      return highest + 1;
    };
    auto place = [&](TransitionId t, std::size_t at) {
      if (result.levels.size() < at) result.levels.resize(at);
      result.levels[at - 1].push_back(t);
    };
    while (level.size() < extension.before.size()) {
      for (std::size_t e : extension.before) {
        if (level.contains(e)) continue;
        auto at = level_of(prefix_.events[e]);
        if (!at) continue;
        level[e] = *at;
        place(prefix_.events[e].transition, *at);
      }
    }
    place(extension.event.transition, *level_of(extension.event));
    for (std::size_t e : extension.before) result.word.push_back(prefix_.events[e].transition);
    std::ranges::sort(result.word);
    for (Word& word : result.levels) std::ranges::sort(word);
    return result;
  }

  bool is_smaller(const Measure& a, const Measure& b) const {
    if (a.size != b.size) return a.size < b.size;
    if (order_ == NaiveOrder::McMillan || order_ == NaiveOrder::None) return false;
    if (a.word != b.word) return a.word < b.word;
    if (order_ == NaiveOrder::Parikh) return false;
    for (std::size_t i = 0; i < std::min(a.levels.size(), b.levels.size()); ++i) {
      if (a.levels[i] == b.levels[i]) continue;
      if (order_ == NaiveOrder::Mole && a.levels[i].size() != b.levels[i].size())
        return a.levels[i].size() < b.levels[i].size();
      return a.levels[i] < b.levels[i];
    }
    return false;
  }

  void take(const Extension& extension, const Measure& measure) {
    std::size_t e = find_or_add(extension.event);
    NaiveHistory history{e, extension.before, Marking(net_.place_count()), false};
    history.events.insert(e);
    for (std::size_t c : cut(history.events)) {
      PlaceId p = prefix_.conditions[c].place;
      prefix_.is_safe &= !history.marking.test(p);  // else the marking says too little
      history.marking.set(p);
    }
    history.is_cutoff = is_cutoff(history.marking, measure);
    prefix_.histories.push_back(history);
    measures_.push_back(measure);
    prefix_.complete &= prefix_.histories.size() <= limits_.histories;
    if (!history.is_cutoff) add_configurations_with(e, extension);
  }

  std::size_t find_or_add(const NaiveEvent& event) {
    auto found = std::ranges::find(prefix_.events, event);
    auto e = static_cast<std::size_t>(found - prefix_.events.begin());
    if (found != prefix_.events.end()) return e;
    prefix_.events.push_back(event);
    for (PlaceId p : net_.postset(event.transition)) prefix_.conditions.push_back({p, e});
    return e;
  }

  bool is_cutoff(const Marking& marking, const Measure& measure) const {
    if (order_ == NaiveOrder::None) return false;
    if (marking == net_.initial_marking()) return true;
    for (std::size_t h = 0; h < prefix_.histories.size(); ++h)
      if (!prefix_.histories[h].is_cutoff && prefix_.histories[h].marking == marking &&
          is_smaller(measures_[h], measure))
        return true;
    return false;
  }

  // A new history is the last event of every configuration that contains it.
  void add_configurations_with(std::size_t e, const Extension& extension) {
    std::set<EventSet> old = prefix_.configurations;
    for (EventSet configuration : old) {
      if (!prefix_.is_safe || !prefix_.complete) return;
      ConditionSet left = cut(configuration);
      auto is_left = [&](std::size_t c) { return left.contains(c); };
      if (configuration.contains(e) || !std::ranges::all_of(extension.event.consumed, is_left) ||
          !std::ranges::all_of(extension.event.read, is_left) ||
          history(configuration, extension.event) != extension.before)
        continue;
      configuration.insert(e);
      add_configuration(configuration);
    }
  }

  const net::Net& net_;
  NaiveOrder order_;
  NaiveLimits limits_;
  NaivePrefix prefix_;
  std::vector<Measure> measures_;  // of the histories
  std::map<Extension, Measure> extensions_;
};

}  // namespace

std::size_t NaivePrefix::cutoff_count() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(histories, [](const NaiveHistory& h) { return h.is_cutoff; }));
}

NaivePrefix naive_unfolding(const net::Net& net, NaiveOrder order, const NaiveLimits& limits) {
  return NaiveUnfolder(net, order, limits).run();
}

}  // namespace cunf::test
