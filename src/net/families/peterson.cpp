// SPDX-License-Identifier: Apache-2.0
// Peterson's mutual exclusion (Myths about the mutual exclusion problem, 1981): for two
// processes the classical algorithm, for more its N - 1 levels, the filter lock.
//
//     for l in 1 … N-1:
//       level[i] := l
//       victim[l] := i
//       await victim[l] ≠ i, or level[k] < l for all k ≠ i     — one k after the other
//     critical section
//     level[i] := 0
//
// A process that waits does so in front of one k, until its level falls or somebody else
// becomes the victim. The level is kept as one Boolean for each l, "level[i] ≥ l": then a step up
// changes one of them, and a test is a single read.
//
// 1-safe, without deadlock, mutually exclusive, and nobody starves.
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/step.hpp"
#include "net/families/variable.hpp"

namespace cunf::net::family {
namespace {

struct Shared {
  std::vector<std::vector<Variable>> at_least;  // of each process, for each level
  std::vector<Variable> victim;                 // of each level
};

struct Level {
  std::size_t process;
  std::size_t level;
  PlaceId next;  // where to go when it is passed
};

// Returns where the waiting starts.
PlaceId add_waiting(NetBuilder& builder, const Shared& shared, const Level& at) {
  auto [i, l, passed] = at;
  PlaceId next = passed;
  for (std::size_t k = shared.at_least.size(); k-- > 0;) {  // from the last, as each needs its next
    if (k == i) continue;
    PlaceId look = builder.add_place(numbered("look", {i, l, k}));
    add_step(builder, numbered("clear", {i, l, k}),
             {.consumes = {look}, .reads = {shared.at_least[k][l][kFalse]}, .produces = {next}});
    for (std::size_t v = 0; v < shared.at_least.size(); ++v)
      if (v != i)
        add_step(builder, numbered("overtake", {i, l, k, v}),
                 {.consumes = {look}, .reads = {shared.victim[l][v]}, .produces = {passed}});
    next = look;
  }
  return next;
}

void add_process(NetBuilder& builder, const Shared& shared, std::size_t i) {
  const auto& at_least = shared.at_least[i];
  PlaceId idle = add_marked_place(builder, numbered("idle", {i}));
  PlaceId crit = builder.add_place(numbered("crit", {i}));
  PlaceId here = idle;
  for (std::size_t l = 0; l < at_least.size(); ++l) {
    bool is_last = l + 1 == at_least.size();
    PlaceId next = is_last ? crit : builder.add_place(numbered("passed", {i, l}));
    PlaceId raised = builder.add_place(numbered("raised", {i, l}));
    add_step(builder, numbered("raise", {i, l}),
             {.consumes = {here, at_least[l][kFalse]}, .produces = {raised, at_least[l][kTrue]}});
    PlaceId look = add_waiting(builder, shared, {.process = i, .level = l, .next = next});
    add_assignment(builder, numbered("offer", {i, l}),
                   {.variable = shared.victim[l], .value = i, .from = raised, .to = look});
    here = next;
  }
  Arcs leave = {.consumes = {crit}, .produces = {idle}};
  for (const Variable& level : at_least) {
    leave.consumes.push_back(level[kTrue]);
    leave.produces.push_back(level[kFalse]);
  }
  add_step(builder, numbered("leave", {i}), leave);
}

}  // namespace

Net peterson(std::size_t n) {
  NetBuilder builder(base::format("peterson_{}", n));
  Shared shared;
  shared.at_least.resize(n);
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t l = 0; l + 1 < n; ++l)
      shared.at_least[i].push_back(add_boolean(builder, numbered("level", {i, l}), false));
  for (std::size_t l = 0; l + 1 < n; ++l) {
    shared.victim.push_back(add_places(builder, numbered("victim", {l}) + "_", n));
    builder.mark(shared.victim[l][0]);
  }
  for (std::size_t i = 0; i < n; ++i) add_process(builder, shared, i);
  return builder.build().net;
}

}  // namespace cunf::net::family
