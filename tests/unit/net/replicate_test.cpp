// SPDX-License-Identifier: Apache-2.0
#include <doctest/doctest.h>

#include <set>
#include <string>

#include <set>
#include <string_view>

#include "cunf/net/net_builder.hpp"
#include "cunf/net/transform.hpp"
#include "support/net_literal.hpp"

using namespace cunf::net;
using namespace cunf::test;

namespace {

std::string replicated(const char* text) { return describe(replicate_read_places(net(text))); }

bool has_unique_keys(const Net& n) {
  std::set<std::string_view> keys;
  for (PlaceId p : n.places()) keys.insert(n.key(p));
  return keys.size() == n.place_count();
}

Units all_in_one(std::size_t place_count) {
  Units units{{Unit{"root", {}, {}}}, UnitId(0), false};
  for (std::size_t p = 0; p < place_count; ++p) units.units[0].places.emplace_back(p);
  return units;
}

}  // namespace

TEST_CASE("without readers nothing changes") {
  CHECK(replicated("") == "");
  CHECK(replicated("p* q -t-> q r") == "p* q r ; p q -t-> q r");
}

TEST_CASE("one reader needs no copy, only a self-loop") {
  CHECK(replicated("p* ?c* -t-> q") == "p* c* q ; p c -t-> c q");
}

TEST_CASE("each of several readers has a copy of its own") {
  CHECK(replicated("a* ?c* -t-> b ; d* ?c -u-> e ; f ?c -v->") ==
        "a* c* c'2* c'3* b d* e f ; a c -t-> c b ; c'2 d -u-> c'2 e ; c'3 f -v-> c'3");
}

TEST_CASE("whoever consumes, produces or loops on a read place does so with all copies") {
  CHECK(replicated("c ; a* ?c -t-> ; b* ?c -u-> ; c -take-> ; d* -put-> c ; c -loop-> c") ==
        "c c'2 a* b* d* ; c a -t-> c ; c'2 b -u-> c'2 ; c c'2 -take-> ; d -put-> c c'2 ; "
        "c c'2 -loop-> c c'2");
}

TEST_CASE("a transition may read several places, each a different one of their copies") {
  CHECK(replicated("c* d* a* b* ; a ?c -t-> ; b ?c ?d -u-> ; c ?d -v->") ==
        "c* c'2* d* d'2* a* b* ; c a -t-> c ; c'2 d b -u-> c'2 d ; c c'2 d'2 -v-> d'2");
}

TEST_CASE("observers have copies, too") {
  CHECK(replicated("?c* -t-> ; ?c -u->") == "c* c'2* ; c -t-> c ; c'2 -u-> c'2");
}

TEST_CASE("the result has no read arcs") {
  Net n = replicate_read_places(net("a* ?c* ?d* -t-> b ; b ?c ?d -u-> a"));
  CHECK(n.read_arc_count() == 0);
  CHECK(n.place_count() == 6);
}

TEST_CASE("points are those of the original; units go as soon as there is a copy") {
  auto build = [](std::size_t readers) {
    NetBuilder builder("the net");
    PlaceId c = builder.add_place("c");
    PlaceId p = builder.add_place("p");
    builder.set_point(c, {1, 2});
    for (std::size_t i = 0; i < readers; ++i) {
      TransitionId t = builder.add_transition("t");
      builder.set_point(t, {3, 4});
      builder.add_input(p, t);
      builder.add_read(c, t);
    }
    builder.set_units(all_in_one(2));
    return replicate_read_places(builder.build().net);
  };
  Net one = build(1);
  CHECK(one.units() == all_in_one(2));
  CHECK(one.name() == "the net");
  Net two = build(2);
  CHECK_FALSE(two.units());
  CHECK(two.name() == "the net");
  CHECK(two.point(place(two, "c")) == Point{1, 2});
  CHECK(two.point(place(two, "c'2")) == Point{1, 2});
  CHECK_FALSE(two.point(place(two, "p")));
  CHECK(two.point(TransitionId(1)) == Point{3, 4});
}

TEST_CASE("copies keep keys unique, though a place is called like one of them") {
  Net n = replicate_read_places(net("c'2* c* ; a* ?c -t-> ; b* ?c -u->"));
  CHECK(n.place_count() == 5);
  CHECK(has_unique_keys(n));
}

TEST_CASE("copies keep keys unique, though names repeat") {
  NetBuilder builder;
  for (int i = 0; i < 2; ++i) builder.add_place("same");
  cunf::base::StringTable keys;
  keys.push_back("1");
  keys.push_back("2");
  builder.set_place_keys(keys);
  for (int i = 0; i < 2; ++i) {
    TransitionId t = builder.add_transition("t");
    builder.add_input(PlaceId(0), t);
    builder.add_read(PlaceId(1), t);
  }
  Net n = replicate_read_places(builder.build().net);
  CHECK(n.place_count() == 3);
  CHECK(has_unique_keys(n));
}

TEST_CASE("copies keep off names that are taken") {
  Net n = cunf::test::net("a* ?p* -t-> ; b* ?p -u-> ; p'2* -v->");
  std::set<std::string> names;
  Net copies = replicate_read_places(n);
  for (PlaceId p : copies.places()) names.emplace(copies.name(p));
  CHECK(names == std::set<std::string>{"a", "b", "p", "p'2", "p'3"});
}
