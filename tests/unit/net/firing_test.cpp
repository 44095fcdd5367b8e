// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/firing.hpp"

#include <doctest/doctest.h>

#include "support/net_literal.hpp"

using namespace cunf::net;
using namespace cunf::test;

TEST_CASE("a transition is enabled when its preset and its context are marked") {
  Net n = net("p q ?r -t-> s");
  TransitionId t(0);
  CHECK(is_enabled(n, marking(n, "p q r"), t));
  CHECK(is_enabled(n, marking(n, "p q r s"), t));
  CHECK_FALSE(is_enabled(n, marking(n, "p q"), t));
  CHECK_FALSE(is_enabled(n, marking(n, "p r"), t));
  CHECK_FALSE(is_enabled(n, marking(n, ""), t));
}

TEST_CASE("firing consumes, produces and leaves what it reads") {
  Net n = net("p* q* ?r* -t-> s u ; x*");
  Marking m = n.initial_marking();
  CHECK(fire(n, m, TransitionId(0)) == std::nullopt);
  CHECK(names(n, m) == "r s u x");
}

TEST_CASE("a transition may produce nothing") {
  Net n = net("p* -t->");
  Marking m = n.initial_marking();
  CHECK(fire(n, m, TransitionId(0)) == std::nullopt);
  CHECK(m.none());
}

TEST_CASE("an observer fires and changes nothing") {
  Net n = net("?p* -t-> ; q* -u->");
  Marking m = n.initial_marking();
  CHECK(is_enabled(n, m, TransitionId(0)));
  CHECK_FALSE(is_enabled(n, marking(n, "q"), TransitionId(0)));
  CHECK(fire(n, m, TransitionId(0)) == std::nullopt);
  CHECK(m == n.initial_marking());
}

TEST_CASE("a self-loop puts its token back") {
  Net n = net("p* q* -t-> p");
  Marking m = n.initial_marking();
  CHECK(fire(n, m, TransitionId(0)) == std::nullopt);
  CHECK(names(n, m) == "p");
}

TEST_CASE("a second token is reported and nothing changes") {
  Net n = net("p* l* ; a b* c ; p l -t-> a b c l");
  Marking m = n.initial_marking();
  CHECK(fire(n, m, TransitionId(0)) == place(n, "b"));
  CHECK(m == n.initial_marking());
}

TEST_CASE("the first of several second tokens is reported") {
  Net n = net("a* b* c* p* ; p -t-> c b");
  Marking m = n.initial_marking();
  CHECK(fire(n, m, TransitionId(0)) == place(n, "b"));
  CHECK(m == n.initial_marking());
}

TEST_CASE("a second token after loops and new tokens is undone, too") {
  Net n = net("loop1* new loop2* full* in* ; loop1 loop2 in -t-> loop1 new loop2 full");
  Marking m = n.initial_marking();
  CHECK(fire(n, m, TransitionId(0)) == place(n, "full"));
  CHECK(m == n.initial_marking());
}

TEST_CASE("firing what is not enabled is misuse") {
  Net n = cunf::test::net("p* -t-> q ; q -u-> p");
  Marking initial = n.initial_marking();
  CHECK_THROWS_AS((void)fire(n, initial, TransitionId(1)), cunf::base::MisuseError);
  Marking other(7);
  CHECK_THROWS_AS((void)fire(n, other, TransitionId(0)), cunf::base::MisuseError);
  CHECK(initial == n.initial_marking());
}
