// SPDX-License-Identifier: Apache-2.0
#include "support/reachability.hpp"

#include <doctest/doctest.h>

#include <string>

#include "cunf/base/format.hpp"
#include "support/net_literal.hpp"

using namespace cunf::net;
using namespace cunf::test;

namespace {

std::set<std::string> as_names(const Net& n, const std::set<Marking>& markings) {
  std::set<std::string> result;
  for (const Marking& m : markings) result.insert(names(n, m));
  return result;
}

using Strings = std::set<std::string>;

}  // namespace

TEST_CASE("the empty net has one marking, which is dead") {
  Reachability r = explore(Net());
  CHECK(r.markings.size() == 1);
  CHECK(r.deadlocks.size() == 1);
  CHECK(r.fireable.empty());
  CHECK(r.complete);
  CHECK_FALSE(r.unsafe);
}

TEST_CASE("a choice has two ends") {
  Net n = net("p* -a-> q ; p -b-> r ; q r -c-> p");
  Reachability r = explore(n);
  CHECK(as_names(n, r.markings) == Strings{"p", "q", "r"});
  CHECK(as_names(n, r.deadlocks) == Strings{"q", "r"});
  CHECK(r.fireable == std::set{transition(n, "a"), transition(n, "b")});
  CHECK(r.complete);
}

TEST_CASE("a reader leaves the token, and waits for it") {
  Net n = net("p* ?c* -a-> q ; c -b-> d");
  Reachability r = explore(n);
  CHECK(as_names(n, r.markings) == Strings{"p c", "c q", "p d", "q d"});
  CHECK(as_names(n, r.deadlocks) == Strings{"p d", "q d"});
}

TEST_CASE("a self-loop keeps its net alive") {
  Net n = net("p* -t-> p");
  Reachability r = explore(n);
  CHECK(r.markings.size() == 1);
  CHECK(r.deadlocks.empty());
  CHECK(r.fireable.size() == 1);
}

TEST_CASE("an observer is fireable where its place is marked, and keeps that from being dead") {
  Net n = net("?p* -look-> ; p -go-> q");
  Reachability r = explore(n);
  CHECK(as_names(n, r.markings) == Strings{"p", "q"});
  CHECK(as_names(n, r.deadlocks) == Strings{"q"});
  CHECK(r.fireable.size() == 2);
}

TEST_CASE("concurrent transitions make all combinations") {
  Net n = net("a* -t-> b ; c* -u-> d ; e* -v-> f");
  CHECK(explore(n).markings.size() == 8);
  CHECK(explore(n).deadlocks.size() == 1);
}

TEST_CASE("a second token is found on a shortest run") {
  Net n = net("a* -long1-> b ; b -long2-> c ; c -long3-> x ; d* -short-> e ; e -bad-> x* y");
  Reachability r = explore(n);
  REQUIRE(r.unsafe);
  CHECK(n.name(r.unsafe->place) == "x");
  CHECK(names(n, r.unsafe->run) == "short bad");
  CHECK_FALSE(r.complete);
  CHECK(r.fireable.contains(transition(n, "bad")));
}

TEST_CASE("the first of several places with a second token is named") {
  Net n = net("x* y* z* a* ; a -t-> z y");
  CHECK(explore(n).unsafe == UnsafeRun{place(n, "y"), {transition(n, "t")}});
}

TEST_CASE("putting back what was taken is safe") {
  CHECK_FALSE(explore(net("p* q* -t-> p")).unsafe);
}

TEST_CASE("a search with a limit says that it is not complete") {
  Net n = net("a* -t-> b ; c* -u-> d ; e* -v-> f");
  CHECK(explore(n, 8).complete);
  Reachability r = explore(n, 7);
  CHECK_FALSE(r.complete);
  CHECK_FALSE(r.unsafe);
  CHECK(r.markings.size() == 7);
  CHECK(explore(n, 1).markings == std::set{n.initial_marking()});
}

TEST_CASE("enabled transitions and what they do") {
  Net n = net("p* ?c* -a-> q ; c p -b-> ; q -d-> p ; p -e-> c");
  CHECK(names(n, enabled_transitions(n, n.initial_marking())) == "a b e");
  CHECK(names(n, enabled_transitions(n, marking(n, "q"))) == "d");
  CHECK(enabled_transitions(n, Marking(n.place_count())).empty());
  Firing a = firing(n, n.initial_marking(), transition(n, "a"));
  CHECK(names(n, a.after) == "c q");
  CHECK_FALSE(a.overfull);
  Firing e = firing(n, n.initial_marking(), transition(n, "e"));
  CHECK(e.overfull == place(n, "c"));
  CHECK(names(n, e.after) == "c");
}

TEST_CASE("markings of more than 256 places") {
  std::string text;
  for (int i = 0; i < 300; ++i) text += cunf::base::format("p{} -t{}-> p{} ;", i, i, i + 1);
  text += "p0*";
  Reachability r = explore(net(text));
  CHECK(r.markings.size() == 301);
  CHECK(r.deadlocks.size() == 1);
  CHECK(r.fireable.size() == 300);
}
