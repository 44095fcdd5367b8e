// SPDX-License-Identifier: Apache-2.0
// Dekker's mutual exclusion (told by Dijkstra, EWD 123, 1965), for N processes.
//
//     flag[i] := true
//     while some flag[j] is up, j ≠ i:           — looks at one j after the other
//       if turn ≠ i:
//         flag[i] := false
//         await turn = i                         — or, if N > 2, flag[turn] down
//         flag[i] := true
//     critical section
//     turn := i + 1;  flag[i] := false
//
// One access to a shared variable a step. With two processes this is the classical algorithm.
// With more, the turn may be with a process that does not want to enter, and nobody must wait
// for it; that is the exception above. It reads turn and flag in one step.
//
// 1-safe, without deadlock. Mutual exclusion: who enters has raised its flag and then seen each
// other one down, so of two in the critical section the one that looked at the other last saw a
// raised flag. From every reachable marking every process can still enter; with more than two,
// though, an unlucky schedule can make them give way to each other for ever.
#include "cunf/base/format.hpp"
#include "net/families/models.hpp"
#include "net/families/scan.hpp"
#include "net/families/step.hpp"

namespace cunf::net::family {
namespace {

struct Shared {
  std::vector<Variable> flag;
  Variable turn;
};

// A process that met a raised flag, at `blocked`: if it is its turn it looks `again`, else it
// lowers its flag and waits until it may `want` once more.
struct GivingWay {
  std::size_t process;
  PlaceId blocked;
  PlaceId again;
  PlaceId want;
};

void add_giving_way(NetBuilder& builder, const Shared& shared, const GivingWay& way) {
  const auto& [flag, turn] = shared;
  auto [i, blocked, again, want] = way;
  PlaceId lowering = builder.add_place(numbered("lowering", {i}));
  PlaceId waiting = builder.add_place(numbered("waiting", {i}));
  add_step(builder, numbered("insist", {i}),
           {.consumes = {blocked}, .reads = {turn[i]}, .produces = {again}});
  add_step(builder, numbered("lower", {i}),
           {.consumes = {lowering, flag[i][kTrue]}, .produces = {waiting, flag[i][kFalse]}});
  add_step(builder, numbered("resume", {i}),
           {.consumes = {waiting}, .reads = {turn[i]}, .produces = {want}});
  for (std::size_t k = 0; k < turn.size(); ++k) {
    if (k == i) continue;
    add_step(builder, numbered("yield", {i, k}),
             {.consumes = {blocked}, .reads = {turn[k]}, .produces = {lowering}});
    if (turn.size() > 2)
      add_step(builder, numbered("resume", {i, k}),
               {.consumes = {waiting}, .reads = {turn[k], flag[k][kFalse]}, .produces = {want}});
  }
}

void add_process(NetBuilder& builder, const Shared& shared, std::size_t i) {
  const auto& [flag, turn] = shared;
  PlaceId idle = add_marked_place(builder, numbered("idle", {i}));
  PlaceId want = builder.add_place(numbered("want", {i}));
  PlaceId blocked = builder.add_place(numbered("giveway", {i}));
  PlaceId crit = builder.add_place(numbered("crit", {i}));
  PlaceId leaving = builder.add_place(numbered("leaving", {i}));
  PlaceId look = add_scan(
      builder, {.process = i, .flags = flag, .clear = kFalse, .success = crit, .failure = blocked});
  add_step(builder, numbered("request", {i}), {.consumes = {idle}, .produces = {want}});
  add_step(builder, numbered("raise", {i}),
           {.consumes = {want, flag[i][kFalse]}, .produces = {look, flag[i][kTrue]}});
  add_giving_way(builder, shared, {i, blocked, look, want});
  add_assignment(builder, numbered("pass", {i}),
                 {.variable = turn, .value = (i + 1) % turn.size(), .from = crit, .to = leaving});
  add_step(builder, numbered("leave", {i}),
           {.consumes = {leaving, flag[i][kTrue]}, .produces = {idle, flag[i][kFalse]}});
}

}  // namespace

Net dekker(std::size_t n) {
  NetBuilder builder(base::format("dekker_{}", n));
  Shared shared;
  for (std::size_t i = 0; i < n; ++i)
    shared.flag.push_back(add_boolean(builder, numbered("flag", {i}), false));
  shared.turn = add_places(builder, "turn", n);
  builder.mark(shared.turn[0]);
  for (std::size_t i = 0; i < n; ++i) add_process(builder, shared, i);
  return builder.build().net;
}

}  // namespace cunf::net::family
