// SPDX-License-Identifier: Apache-2.0
#include "support/naive_unfolding.hpp"

#include <doctest/doctest.h>

#include <set>

#include "cunf/base/format.hpp"
#include "cunf/net/families.hpp"
#include "cunf/net/random_net.hpp"
#include "cunf/net/transform.hpp"
#include "support/net_literal.hpp"
#include "support/reachability.hpp"
#include "support/shrink.hpp"

using namespace cunf;
using namespace cunf::test;

namespace {

constexpr NaiveOrder kOrders[] = {NaiveOrder::McMillan, NaiveOrder::Parikh, NaiveOrder::Erv,
                                  NaiveOrder::Mole};

// "events conditions histories cut-offs"
std::string counts(const NaivePrefix& prefix) {
  return base::format("{} {} {} {}", prefix.events.size(), prefix.conditions.size(),
                      prefix.histories.size(), prefix.cutoff_count());
}

// What a complete prefix must satisfy; empty if it does.
std::string problem_with_prefix(const net::Net& n, NaiveOrder order) {
  Reachability reached = explore(n);
  NaivePrefix prefix = naive_unfolding(n, order);
  if (!prefix.complete) return {};
  if (prefix.is_safe == reached.unsafe.has_value()) return "wrong about 1-safeness";
  if (!prefix.is_safe) return {};
  if (prefix.markings != reached.markings) return "wrong markings";
  std::set<net::TransitionId> transitions;
  for (const NaiveEvent& event : prefix.events) transitions.insert(event.transition);
  if (transitions != reached.fireable) return "wrong transitions";
  bool is_total = order == NaiveOrder::Erv || order == NaiveOrder::Mole;
  std::size_t kept = prefix.histories.size() - prefix.cutoff_count();
  if (is_total && kept >= reached.markings.size()) return "too many histories";
  return {};
}

}  // namespace

TEST_CASE("two readers of two places that are consumed apart") {
  net::Net n = test::net(
      "a* ?p* ?q* -A-> a1 ; b* ?p ?q -B-> b1 ; p -C-> p1 ; q -D-> q1 ; a1 b1 p1 q1 -E-> e");
  CHECK(counts(naive_unfolding(n, NaiveOrder::Erv)) == "5 9 11 0");
}

TEST_CASE("two readers of two places that are consumed together") {
  net::Net n = test::net("a* ?p* ?q* -A-> a1 ; b* ?p ?q -B-> b1 ; p q -C-> c");
  CHECK(counts(naive_unfolding(n, NaiveOrder::Erv)) == "3 7 6 0");
}

TEST_CASE("readers of a place give few events, and their self-loops many") {
  net::Net n = net::find_family("readers_consumer")->generate(3, 1);
  NaivePrefix contextual = naive_unfolding(n, NaiveOrder::None);
  CHECK(contextual.events.size() == 4);
  CHECK(contextual.histories.size() == 3 + 8);
  NaivePrefix plain = naive_unfolding(net::read_arcs_to_self_loops(n), NaiveOrder::None);
  CHECK(plain.events.size() == 3 + 3 * 2 + 3 * 2 * 1 + 16);  // the last one after each sequence
  CHECK(plain.histories.size() == plain.events.size());
}

TEST_CASE("a cut-off goes back to the initial marking") {
  NaivePrefix prefix = naive_unfolding(test::net("p* -t-> q ; q -u-> p"), NaiveOrder::Erv);
  CHECK(counts(prefix) == "2 3 2 1");
  CHECK(prefix.histories.back().is_cutoff);
}

TEST_CASE("an observer happens once for what it reads") {
  CHECK(counts(naive_unfolding(test::net("?p* -o-> ; p -t-> q"), NaiveOrder::None)) == "2 2 3 0");
}

TEST_CASE("nets that are not 1-safe are found") {
  for (const char* text :
       {"a* -t-> p ; b* -u-> p", "p* ; a* -t-> p", "a* p* -t-> ; a -u-> p ; p -v-> q",
        "a* p* -t-> b ; a p -u-> p b ; a -v-> p b ; p -w-> q"}) {
    CAPTURE(std::string(text));
    for (NaiveOrder order : kOrders) CHECK_FALSE(naive_unfolding(test::net(text), order).is_safe);
  }
}

TEST_CASE("prefixes are complete, in every order") {
  net::RandomNetOptions safe{.machines = 3, .states = 2, .transitions = 5};
  net::RandomNetOptions any{
      .machines = 2, .states = 3, .transitions = 4, .discipline = net::Discipline::None};
  for (NaiveOrder order : kOrders) {
    auto property = [&](const net::Net& n) { return problem_with_prefix(n, order); };
    check_property(
        "complete prefix of a safe net", 150, 1,
        [&](std::uint64_t seed) { return net::random_net(safe, seed); }, property);
    check_property(
        "complete prefix of any net", 150, 1000,
        [&](std::uint64_t seed) { return net::random_net(any, seed); }, property);
  }
}
