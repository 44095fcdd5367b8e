// SPDX-License-Identifier: Apache-2.0
#include "support/net_literal.hpp"

#include <doctest/doctest.h>

#include <stdexcept>

#include "cunf/net/net_builder.hpp"

using namespace cunf::net;
using namespace cunf::test;

TEST_CASE("no text is the empty net") {
  for (const char* text : {"", "  ", ";", " ; \n ; "}) {
    CHECK(net(text).place_count() == 0);
    CHECK(net(text).transition_count() == 0);
  }
  CHECK(describe(Net()) == "");
}

TEST_CASE("an entry is a transition with what it takes, reads and puts") {
  Net n = net("p0* ?q, r -t1-> p1, p2 q2 ; p1 -t2->");
  REQUIRE(n.transition_count() == 2);
  TransitionId t1 = transition(n, "t1");
  CHECK(names(n, n.preset(t1)) == "p0 r");
  CHECK(names(n, n.context(t1)) == "q");
  CHECK(names(n, n.postset(t1)) == "p1 p2 q2");
  TransitionId t2 = transition(n, "t2");
  CHECK(names(n, n.preset(t2)) == "p1");
  CHECK(n.postset(t2).empty());
  CHECK(n.context(t2).empty());
}

TEST_CASE("nodes are numbered as they appear") {
  Net n = net("z y ; a -t9-> z ; y -t1-> b");
  CHECK(names(n, marking(n, "a b y z")) == "z y a b");
  CHECK(n.name(TransitionId(0)) == "t9");
  CHECK(n.name(TransitionId(1)) == "t1");
}

TEST_CASE("a star marks a place wherever it stands") {
  Net n = net("a, b* ; a ?c* -t-> d* e ; e -u-> a*");
  CHECK(names(n, n.initial_marking()) == "a b c d");
  CHECK(n.initial_marking().count() == 4);
}

TEST_CASE("a place before and after the arrow is a self-loop") {
  Net n = net("p -t-> p");
  CHECK(names(n, n.preset(TransitionId(0))) == "p");
  CHECK(names(n, n.postset(TransitionId(0))) == "p");
}

TEST_CASE("an observer only reads") {
  Net n = net("?p* ?q -t->");
  CHECK(n.preset(TransitionId(0)).empty());
  CHECK(names(n, n.context(TransitionId(0))) == "p q");
  CHECK(describe(n) == "p* q ; ?p ?q -t->");
}

TEST_CASE("two entries of one name are two transitions") {
  Net n = net("p -t-> q ; q -t-> p");
  CHECK(n.transition_count() == 2);
  CHECK(transition(n, "t") == TransitionId(0));
}

TEST_CASE("bad text is refused") {
  for (const char* text : {"p --> q", "p -> q", "p -t-> q -u-> r", "p -t-> ?q", "?p",
                           "p** ; p -t->", "* -t-> q", "p ? -t-> q", "p?q -t-> r", "p-t->q",
                           "p -t q", "p t-> q", "p*-t-> q", "p ??q -t-> r", "-p ; q"}) {
    CAPTURE(text);
    CHECK_THROWS_AS((void)net(text), std::invalid_argument);
  }
}

TEST_CASE("a net that is not in normal form is refused") {
  for (const char* text : {"-t-> q", "?p -t-> q", "p p -t-> q", "p -t-> q q", "p ?q ?q -t->",
                           "p ?p -t-> q", "p ?q -t-> q"}) {
    CAPTURE(text);
    CHECK_THROWS_AS((void)net(text), std::invalid_argument);
  }
}

TEST_CASE("a description is the text of the same net") {
  for (const char* text : {"", "p", "p*", "p* q ; p ?q -t-> r ; r -u-> ; r q -v-> q",
                           "a ; b* -t-> a ; b -t-> b", "p -a-b-> q ; q --x--> p"}) {
    CAPTURE(text);
    Net n = net(text);
    CHECK(same_net(net(describe(n)), n));
    CHECK(describe(net(describe(n))) == describe(n));
  }
  CHECK(describe(net("p0* ?q -t1-> p1")) == "p0* q p1 ; p0 ?q -t1-> p1");
}

TEST_CASE("names that the text can not hold are replaced by numbers") {
  NetBuilder builder;
  builder.mark(builder.add_place("a b"));
  builder.add_place("c");
  builder.add_input(PlaceId(0), builder.add_transition("x -> y"));
  builder.add_output(TransitionId(0), PlaceId(1));
  CHECK(describe(builder.build().net) == "p0* p1 ; p0 -t0-> p1");
}

TEST_CASE("places that share a name are told apart by numbers") {
  NetBuilder builder;
  builder.add_place("p");
  builder.mark(builder.add_place("p"));
  builder.add_input(PlaceId(1), builder.add_transition("go"));
  CHECK(describe(builder.build().net) == "p0 p1* ; p1 -go->");
}

TEST_CASE("names are found, or it is said that they are not") {
  Net n = net("p* -t-> q");
  CHECK(place(n, "q") == PlaceId(1));
  CHECK(transition(n, "t") == TransitionId(0));
  CHECK_THROWS_AS((void)place(n, "t"), std::invalid_argument);
  CHECK_THROWS_AS((void)transition(n, "p"), std::invalid_argument);
  CHECK_THROWS_AS((void)marking(n, "p r"), std::invalid_argument);
  CHECK(marking(n, "p") == n.initial_marking());
  CHECK(marking(n, "").none());
  CHECK(names(n, Marking(2)) == "");
}
