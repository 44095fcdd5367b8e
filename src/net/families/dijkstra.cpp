// SPDX-License-Identifier: Apache-2.0
// Dijkstra's mutual exclusion for N processes (Solution of a problem in concurrent programming
// control, CACM 8(9), 1965), with his labels and variables.
//
//     L0: b[i] := false
//     L1: if k ≠ i:
//     L2:   c[i] := true
//     L3:   if b[k]: k := i
//           go to L1
//     L4: c[i] := false
//         for j ≠ i: if not c[j]: go to L1       — one j after the other
//         critical section
//         c[i] := true;  b[i] := true
//
// One access to a shared variable a step, except that b[k] reads both k and b.
//
// 1-safe, without deadlock, mutually exclusive: who enters has set c to false and then seen all
// others at true. From every reachable marking every process can still enter, but one that is
// unlucky may starve.
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/scan.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {
namespace {

struct Shared {
  std::vector<Variable> b;
  std::vector<Variable> c;
  Variable k;
};

// L2 and L3: from `other`, where k ≠ i was found, back to L1. Only i makes k be i, so k is
// somebody else all the while.
void add_bid(NetBuilder& builder, const Shared& shared, std::size_t i, PlaceId other, PlaceId l1) {
  const auto& [b, c, k] = shared;
  PlaceId l3 = builder.add_place(numbered("ask", {i}));
  PlaceId take = builder.add_place(numbered("take", {i}));
  add_assignment(builder, numbered("retreat", {i}),
                 {.variable = c[i], .value = kTrue, .from = other, .to = l3});
  for (std::size_t m = 0; m < k.size(); ++m) {
    if (m == i) continue;
    add_step(builder, numbered("resting", {i, m}),
             {.consumes = {l3}, .reads = {k[m], b[m][kTrue]}, .produces = {take}});
    add_step(builder, numbered("contending", {i, m}),
             {.consumes = {l3}, .reads = {k[m], b[m][kFalse]}, .produces = {l1}});
    add_step(builder, numbered("taken", {i, m}),
             {.consumes = {take, k[m]}, .produces = {l1, k[i]}});
  }
}

// L4: from `mine`, where k = i was found, to the critical section or back to L1.
void add_trial(NetBuilder& builder, const Shared& shared, std::size_t i, PlaceId mine, PlaceId l1) {
  const auto& [b, c, k] = shared;
  PlaceId idle = add_marked_place(builder, numbered("idle", {i}));
  PlaceId crit = builder.add_place(numbered("crit", {i}));
  PlaceId leaving = builder.add_place(numbered("leaving", {i}));
  PlaceId look =
      add_scan(builder, {.process = i, .flags = c, .clear = kTrue, .success = crit, .failure = l1});
  add_step(builder, numbered("request", {i}),
           {.consumes = {idle, b[i][kTrue]}, .produces = {l1, b[i][kFalse]}});
  add_assignment(builder, numbered("advance", {i}),
                 {.variable = c[i], .value = kFalse, .from = mine, .to = look});
  add_step(builder, numbered("exit", {i}),
           {.consumes = {crit, c[i][kFalse]}, .produces = {leaving, c[i][kTrue]}});
  add_step(builder, numbered("leave", {i}),
           {.consumes = {leaving, b[i][kFalse]}, .produces = {idle, b[i][kTrue]}});
}

void add_process(NetBuilder& builder, const Shared& shared, std::size_t i) {
  PlaceId l1 = builder.add_place(numbered("test", {i}));
  PlaceId mine = builder.add_place(numbered("mine", {i}));
  PlaceId other = builder.add_place(numbered("other", {i}));
  for (std::size_t m = 0; m < shared.k.size(); ++m)
    add_step(builder, numbered("see", {i, m}),
             {.consumes = {l1}, .reads = {shared.k[m]}, .produces = {m == i ? mine : other}});
  add_bid(builder, shared, i, other, l1);
  add_trial(builder, shared, i, mine, l1);
}

}  // namespace

Net dijkstra(std::size_t n) {
  NetBuilder builder(base::format("dijkstra_{}", n));
  Shared shared;
  for (std::size_t i = 0; i < n; ++i) {
    shared.b.push_back(add_boolean(builder, numbered("b", {i}), true));
    shared.c.push_back(add_boolean(builder, numbered("c", {i}), true));
  }
  shared.k = add_places(builder, "k", n);
  builder.mark(shared.k[0]);
  for (std::size_t i = 0; i < n; ++i) add_process(builder, shared, i);
  return builder.build().net;
}

}  // namespace cunf::net::family
