// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/random_net.hpp"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "cunf/base/format.hpp"
#include "cunf/base/random.hpp"
#include "cunf/net/net_builder.hpp"

namespace cunf::net {
namespace {

using base::format;
using base::Random;

// Moves `count` different members, drawn at random, to the front and returns them. Takes time
// for those only, whatever the size of the pool. Pre: count <= pool.size().
template <class T>
std::span<const T> draw(Random& random, std::vector<T>& pool, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    std::swap(pool[i], pool[random.between(i, pool.size() - 1)]);
  return std::span(pool).first(count);
}

// Every machine has exactly one token, and keeps it: a transition takes it from one state and puts
// it on another, or on the same one, or reads it. Hence the net is 1-safe.
//
// Transitions take from and read only states that are marked or that an earlier transition puts a
// token on: without that, four in five would be dead, and half of the nets with them.
class StateMachines {
 public:
  StateMachines(const RandomNetOptions& options, std::uint64_t seed)
      : options_(options),
        random_(seed),
        builder_(format("random_{}_{}", options.machines, seed)),
        machines_(options.machines),
        entered_(options.machines),
        is_entered_(options.machines * options.states) {
    std::iota(machines_.begin(), machines_.end(), std::size_t{0});
  }

  Net generate() {
    for (std::size_t m = 0; m < options_.machines; ++m) add_machine(m);
    for (std::size_t i = 0; i < options_.transitions; ++i)
      add_arcs(builder_.add_transition(format("t{}", i + 1)));
    return builder_.build().net;
  }

 private:
  void add_machine(std::size_t m) {
    for (std::size_t s = 0; s < options_.states; ++s)
      builder_.add_place(format("m{}_s{}", m + 1, s + 1));
    builder_.mark(state(m, 0));
    enter(m, state(m, 0));
  }

  void add_arcs(TransitionId t) {
    std::size_t most = std::clamp<std::size_t>(options_.most_synchronised, 1, options_.machines);
    std::size_t moved = random_.between(1, most);
    std::size_t perhaps_read = std::min(options_.most_read, options_.machines - moved);
    std::span<const std::size_t> drawn = draw(random_, machines_, moved + perhaps_read);
    for (std::size_t m : drawn.first(moved)) add_move(m, t);
    for (std::size_t m : drawn.subspan(moved))
      if (random_.chance(options_.read_percent)) builder_.add_read(any_entered(m), t);
  }

  void add_move(std::size_t m, TransitionId t) {
    PlaceId to = state(m, random_.below(options_.states));
    builder_.add_input(any_entered(m), t);
    builder_.add_output(t, to);
    enter(m, to);
  }

  void enter(std::size_t m, PlaceId state) {
    if (is_entered_[state.index()]) return;
    is_entered_[state.index()] = true;
    entered_[m].push_back(state);
  }

  [[nodiscard]] PlaceId state(std::size_t m, std::size_t s) const {
    return PlaceId(m * options_.states + s);
  }
  PlaceId any_entered(std::size_t m) { return entered_[m][random_.below(entered_[m].size())]; }

  const RandomNetOptions& options_;
  Random random_;
  NetBuilder builder_;
  std::vector<std::size_t> machines_;          // in an order that changes with each draw
  std::vector<std::vector<PlaceId>> entered_;  // of each machine, the states that may be marked
  std::vector<bool> is_entered_;
};

// Arcs at random; only the normal form is respected. As above, nothing is taken from or read on a
// place that certainly stays empty.
class Undisciplined {
 public:
  Undisciplined(const RandomNetOptions& options, std::uint64_t seed)
      : options_(options),
        random_(seed),
        builder_(format("random_unsafe_{}_{}", options.machines, seed)) {}

  Net generate() {
    for (std::size_t i = 0; i < options_.machines * options_.states; ++i)
      places_.push_back(builder_.add_place(format("p{}", i + 1)));
    is_entered_.resize(places_.size());
    mark_some();
    for (std::size_t i = 0; i < options_.transitions; ++i)
      add_arcs(builder_.add_transition(format("t{}", i + 1)));
    return builder_.build().net;
  }

 private:
  static constexpr std::size_t kMostArcs = 3;   // into a transition, and out of it
  static constexpr std::size_t kMostReads = 2;  // of a transition
  static constexpr unsigned kMarkedPercent = 30;

  void mark_some() {
    for (PlaceId p : places_)
      if (random_.chance(kMarkedPercent)) enter(p);
    if (entered_.empty()) enter(places_[random_.below(places_.size())]);
    for (PlaceId p : entered_) builder_.mark(p);
  }

  void add_arcs(TransitionId t) {
    std::vector<PlaceId> touched;
    for (PlaceId p : draw_up_to(entered_, random_.between(1, kMostArcs))) {
      builder_.add_input(p, t);
      touched.push_back(p);
    }
    for (PlaceId p : draw_up_to(places_, random_.between(0, kMostArcs))) {
      builder_.add_output(t, p);
      touched.push_back(p);
    }
    for (PlaceId p : draw_up_to(entered_, kMostReads))
      if (random_.chance(options_.read_percent) && std::ranges::find(touched, p) == touched.end())
        builder_.add_read(p, t);
    for (PlaceId p : touched) enter(p);
  }

  void enter(PlaceId p) {
    if (is_entered_[p.index()]) return;
    is_entered_[p.index()] = true;
    entered_.push_back(p);
  }

  std::span<const PlaceId> draw_up_to(std::vector<PlaceId>& pool, std::size_t wanted) {
    return draw(random_, pool, std::min(wanted, pool.size()));
  }

  const RandomNetOptions& options_;
  Random random_;
  NetBuilder builder_;
  std::vector<PlaceId> places_;   // in an order that changes with each draw
  std::vector<PlaceId> entered_;  // those that may be marked; likewise
  std::vector<bool> is_entered_;
};

}  // namespace

Net random_net(const RandomNetOptions& options, std::uint64_t seed) {
  base::require(options.machines > 0 && options.states > 0, "a random net needs a place");
  if (options.discipline == Discipline::StateMachines)
    return StateMachines(options, seed).generate();
  return Undisciplined(options, seed).generate();
}

}  // namespace cunf::net
