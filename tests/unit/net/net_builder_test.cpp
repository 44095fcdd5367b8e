// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/net_builder.hpp"

#include <doctest/doctest.h>

#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "support/net_literal.hpp"

using namespace cunf::net;
using cunf::base::MisuseError;
using cunf::base::StringTable;
using cunf::test::describe;
using cunf::test::net;

namespace {

StringTable table(std::initializer_list<std::string_view> strings) {
  StringTable result;
  for (std::string_view text : strings) result.push_back(text);
  return result;
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

constexpr PlaceId p(0), q(1), r(2);
constexpr TransitionId t(0), u(1);

// Places p, q, r; transitions t, u that come from offsets 100, 200 and consume p.
NetBuilder start() {
  NetBuilder builder;
  for (const char* name : {"p", "q", "r"}) builder.add_place(name);
  builder.add_transition("t", 100);
  builder.add_transition("u", 200);
  builder.add_input(p, t);
  builder.add_input(p, u);
  return builder;
}

// All places in one unit.
Units one_unit(bool certified) {
  return Units{{Unit{"root", {p, q, r}, {}}}, UnitId(0), certified};
}

// What `build` complains of; nothing if it does not.
std::optional<NetError> error_of(NetBuilder builder, RepeatedArcs repeated = RepeatedArcs::Reject) {
  try {
    (void)builder.build(repeated);
    return std::nullopt;
  } catch (const NetError& error) {
    return error;
  }
}

}  // namespace

TEST_CASE("a builder without parts builds the empty net") {
  NetBuilder::Result result = NetBuilder("nothing").build();
  CHECK(result.net.name() == "nothing");
  CHECK(result.net.place_count() == 0);
  CHECK(result.warnings.empty());
}

TEST_CASE("nodes without a name get one from their number") {
  NetBuilder builder;
  builder.add_place("");
  builder.add_place("x");
  builder.add_place("");
  builder.add_transition("");
  CHECK(builder.name(p) == "P1");
  CHECK(builder.name(q) == "x");
  CHECK(builder.name(r) == "P3");
  CHECK(builder.name(t) == "T1");
  CHECK(builder.place_count() == 3);
  CHECK(builder.transition_count() == 1);
}

TEST_CASE("arcs may come in any order and are sorted") {
  NetBuilder builder = start();
  builder.add_output(u, r);
  builder.add_output(t, r);
  builder.add_output(u, q);
  builder.add_read(r, t, 1);
  builder.add_read(q, t, 1);
  CHECK(
      contains(error_of(builder).value().what(), "`t` reads and puts a second token on place `r`"));
  NetBuilder good = start();
  good.add_output(u, r);
  good.add_output(u, q);
  good.add_read(r, t);
  good.add_read(q, t);
  CHECK(describe(good.build().net) == "p q r ; p ?q ?r -t-> ; p -u-> q r");
}

TEST_CASE("a place that is marked twice has two tokens") {
  NetBuilder builder = start();
  builder.mark(q, 7);
  builder.mark(q, 8);
  CHECK(error_of(builder).value().where() == 8);
  CHECK(contains(error_of(builder)->what(), "`q`"));
}

TEST_CASE("the builder is empty after it has built, and can build again") {
  NetBuilder builder = start();
  builder.mark(p);
  builder.set_units(one_unit(true));
  builder.set_point(p, {1, 2});
  (void)builder.build();
  CHECK(builder.place_count() == 0);
  CHECK(builder.transition_count() == 0);
  builder.add_place("x");
  Net n = builder.build().net;
  CHECK(describe(n) == "x");
  CHECK_FALSE(n.units());
  CHECK_FALSE(n.point(PlaceId(0)));
}

TEST_CASE("a repeated arc is an error at its second occurrence") {
  NetBuilder input = start();
  input.add_input(p, t, 1, 7);
  CHECK(error_of(input).value().where() == 7);
  CHECK(contains(error_of(input)->what(), "`p`"));
  CHECK(contains(error_of(input)->what(), "`t`"));
  NetBuilder output = start();
  output.add_output(t, q, 1, 8);
  output.add_output(t, r, 1, 9);
  output.add_output(t, q, 1, 10);
  CHECK(error_of(output).value().where() == 10);
  NetBuilder read = start();
  read.add_read(q, u, 1, 11);
  read.add_read(q, u, 1, 12);
  CHECK(error_of(read).value().where() == 12);
}

TEST_CASE("repeated arcs may add up: consuming twice takes two tokens, reading twice one") {
  NetBuilder builder = start();
  builder.add_input(p, t);
  builder.add_read(q, u);
  builder.add_read(q, u);
  NetBuilder::Result result = builder.build(RepeatedArcs::AddWeights);
  CHECK(describe(result.net) == "p q r ; p ?q -u->");
  REQUIRE(result.warnings.size() == 1);
  CHECK(result.warnings[0].where == 100);
  CHECK(contains(result.warnings[0].message, "`t`"));
  NetBuilder output = start();
  output.add_output(t, q);
  output.add_output(t, q, 1, 5);
  CHECK(contains(error_of(output, RepeatedArcs::AddWeights).value().what(), "puts 2 tokens"));
}

TEST_CASE("weights that add up to more than fits stay large") {
  NetBuilder builder = start();
  builder.add_input(p, t, std::numeric_limits<std::uint32_t>::max());
  builder.add_input(p, t, std::numeric_limits<std::uint32_t>::max());
  CHECK(builder.build(RepeatedArcs::AddWeights).net.transition_count() == 1);
}

TEST_CASE("a transition without a preset is an error where it stands") {
  NetBuilder nothing = start();
  nothing.add_transition("v", 300);
  CHECK(error_of(nothing).value().where() == 300);
  CHECK(contains(error_of(nothing)->what(), "`v`"));
  NetBuilder from_reading = start();
  TransitionId v = from_reading.add_transition("v", 301);
  from_reading.add_read(q, v);
  from_reading.add_output(v, r);
  CHECK(error_of(from_reading).value().where() == 301);
}

TEST_CASE("an observer, which only reads, needs no preset") {
  NetBuilder builder = start();
  builder.add_read(q, builder.add_transition("v"));
  NetBuilder::Result result = builder.build();
  CHECK(describe(result.net) == "p q r ; p -t-> ; p -u-> ; ?q -v->");
  CHECK(result.warnings.empty());
}

TEST_CASE("nodes with ambiguous names get their numbers as keys, unless they have keys") {
  auto build = [](bool with_keys) {
    NetBuilder builder;
    for (const char* name : {"x", "P3", ""}) builder.add_place(name);
    if (with_keys) builder.set_place_keys(table({"a", "b", "c"}));
    builder.add_input(p, builder.add_transition("t"));
    return builder.build().net;
  };
  Net n = build(false);
  CHECK(n.name(q) == n.name(r));
  CHECK(n.key(p) == "1");
  CHECK(n.key(q) == "2");
  CHECK(n.key(r) == "3");
  CHECK(n.key(t) == "t");
  CHECK(build(true).key(r) == "c");
}

TEST_CASE("a preset of self-loops is a preset") {
  NetBuilder builder = start();
  builder.add_output(t, p);
  CHECK(describe(builder.build().net) == "p q r ; p -t-> p ; p -u->");
}

TEST_CASE("a place both read and consumed is only consumed, with a warning") {
  NetBuilder builder = start();
  builder.add_read(p, t, 1, 7);
  builder.add_read(p, u, 1, 8);
  NetBuilder::Result result = builder.build();
  CHECK(describe(result.net) == "p q r ; p -t-> ; p -u->");
  REQUIRE(result.warnings.size() == 1);
  CHECK(result.warnings[0].where == 7);
  CHECK(contains(result.warnings[0].message, "`t`"));
  CHECK(contains(result.warnings[0].message, "1 more"));
}

TEST_CASE("a place read, consumed and produced is a self-loop") {
  NetBuilder builder = start();
  builder.add_read(p, t);
  builder.add_output(t, p);
  CHECK(describe(builder.build().net) == "p q r ; p -t-> p ; p -u->");
}

TEST_CASE("a transition that wants two tokens of a place is dropped with a warning") {
  NetBuilder consumes = start();
  consumes.add_input(q, t, 2);
  CHECK(describe(consumes.build().net) == "p q r ; p -u->");
  NetBuilder reads = start();
  reads.add_read(q, t, 2);
  NetBuilder::Result result = reads.build();
  CHECK(describe(result.net) == "p q r ; p -u->");
  CHECK(result.warnings.at(0).where == 100);
}

TEST_CASE("reading two tokens of a place that is consumed is wanting two tokens") {
  NetBuilder builder = start();
  builder.add_read(p, t, 2);
  CHECK(describe(builder.build().net) == "p q r ; p -u->");
}

TEST_CASE("several dropped transitions make one warning") {
  NetBuilder builder = start();
  builder.add_input(q, t, 2);
  builder.add_input(q, u, 3);
  NetBuilder::Result result = builder.build();
  CHECK(result.net.transition_count() == 0);
  CHECK(result.net.place_count() == 3);
  REQUIRE(result.warnings.size() == 1);
  CHECK(contains(result.warnings[0].message, "1 more"));
}

TEST_CASE("a dropped transition may put two tokens, read what it puts, or have no preset") {
  NetBuilder builder = start();
  builder.add_input(q, t, 2);
  builder.add_output(t, r, 2);
  TransitionId v = builder.add_transition("v");
  builder.add_read(q, v, 2);
  builder.add_output(v, q);
  CHECK(describe(builder.build().net) == "p q r ; p -u->");
}

TEST_CASE("two tokens put on a place are an error, unless the author vouches for safety") {
  NetBuilder builder = start();
  builder.add_output(t, q, 2, 7);
  builder.add_output(u, r);
  CHECK(error_of(builder).value().where() == 7);
  CHECK(contains(error_of(builder)->what(), "`t` puts 2 tokens on place `q`"));
  builder.set_units(one_unit(false));
  CHECK(error_of(builder));
  builder.set_units(one_unit(true));
  NetBuilder::Result result = builder.build();
  CHECK(describe(result.net) == "p q r ; p -u-> r");
  REQUIRE(result.warnings.size() == 1);
  CHECK(result.warnings[0].where == 100);
}

TEST_CASE("a token put on a place that is read is an error, unless the author vouches for safety") {
  NetBuilder builder = start();
  builder.add_read(q, t, 1, 7);
  builder.add_output(t, q, 1, 8);
  CHECK(error_of(builder).value().where() == 8);
  CHECK(contains(error_of(builder)->what(), "reads and puts a second token on place `q`"));
  builder.set_units(one_unit(true));
  NetBuilder::Result result = builder.build();
  CHECK(describe(result.net) == "p q r ; p -u->");
  REQUIRE(result.warnings.size() == 1);
  CHECK(contains(result.warnings[0].message, "`t`"));
  CHECK_FALSE(contains(result.warnings[0].message, "weight above 1"));  // it has no such arc
}

TEST_CASE("a loop that puts two tokens for one is an error") {
  NetBuilder builder = start();
  builder.add_output(t, p, 2);
  CHECK(error_of(builder));
}

TEST_CASE("keys and points stay with their transitions when others are dropped") {
  NetBuilder builder = start();
  TransitionId v = builder.add_transition("v", 300);
  builder.add_input(q, v);
  builder.add_output(v, r);
  builder.add_read(r, u);
  builder.set_transition_keys(table({"k1", "k2", "k3"}));
  builder.set_place_keys(table({"a", "b", "c"}));
  builder.set_point(u, {2, 2});
  builder.set_point(t, {1, 1});
  builder.add_input(q, t, 2);
  Net n = builder.build().net;
  CHECK(describe(n) == "p q r ; p ?r -u-> ; q -v-> r");
  CHECK(n.key(TransitionId(0)) == "k2");
  CHECK(n.key(TransitionId(1)) == "k3");
  CHECK(n.point(TransitionId(0)) == Point{2, 2});
  CHECK_FALSE(n.point(TransitionId(1)));
  CHECK(n.key(r) == "c");
}

TEST_CASE("points of some nodes, set in any order") {
  NetBuilder builder = start();
  builder.set_point(q, {1, 2});
  builder.set_point(p, {3, 4});
  builder.set_point(p, {5, 6});
  Net n = builder.build().net;
  CHECK(n.point(p) == Point{5, 6});
  CHECK(n.point(q) == Point{1, 2});
  CHECK_FALSE(n.point(r));
  CHECK_FALSE(n.point(t));
}

TEST_CASE("misuse is told in every build") {
  NetBuilder builder = start();
  CHECK_THROWS_AS(builder.set_point(PlaceId(3), {}), MisuseError);
  CHECK_THROWS_AS(builder.set_point(TransitionId(2), {}), MisuseError);
  CHECK_THROWS_AS(builder.mark(PlaceId(3)), MisuseError);
  CHECK_THROWS_AS(builder.add_input(PlaceId(3), t), MisuseError);
  CHECK_THROWS_AS(builder.add_output(TransitionId(), p), MisuseError);
  CHECK_THROWS_AS(builder.add_input(q, t, 0), MisuseError);
  CHECK_THROWS_AS(builder.add_read(q, t, 0), MisuseError);
  CHECK_THROWS_AS(builder.add_output(t, q, 0), MisuseError);
  Units no_place = one_unit(false);
  no_place.units[0].places.push_back(PlaceId(3));
  CHECK_THROWS_AS(builder.set_units(no_place), MisuseError);
  Units no_root = one_unit(false);
  no_root.root = UnitId(1);
  CHECK_THROWS_AS(builder.set_units(no_root), MisuseError);
  NetBuilder some_keys = start();
  some_keys.set_place_keys(table({"a"}));
  CHECK_THROWS_AS((void)some_keys.build(), MisuseError);
  NetBuilder equal_keys = start();
  equal_keys.set_place_keys(table({"a", "b", "a"}));
  CHECK_THROWS_AS((void)equal_keys.build(), MisuseError);
}

TEST_CASE("units that contradict themselves are an error where they stand") {
  NetBuilder builder = start();
  Units units = one_unit(false);
  units.units[0].places.push_back(p);
  builder.set_units(units, 42);
  CHECK(error_of(builder).value().where() == 42);
}

TEST_CASE("units that claim too much of the initial marking are an error") {
  NetBuilder builder = start();
  builder.mark(p);
  builder.mark(q);
  builder.set_units(one_unit(true), 42);
  CHECK(error_of(builder).value().where() == 42);
  builder.set_units(one_unit(false));
  CHECK(builder.build().net.units() == one_unit(false));
}

TEST_CASE("a builder with the nodes of a net has all of it but the arcs") {
  NetBuilder builder = start();
  builder.mark(q);
  builder.set_units(one_unit(true));
  builder.set_point(q, {1, 2});
  builder.set_point(u, {3, 4});
  builder.set_place_keys(table({"a", "b", "c"}));
  builder.set_transition_keys(table({"x", "y"}));
  Net n = builder.build().net;
  NetBuilder again = NetBuilder::with_nodes_of(n);
  CHECK(again.place_count() == 3);
  CHECK(again.transition_count() == 2);
  again.add_input(q, t);
  again.add_input(r, u);
  Net m = again.build().net;
  CHECK(describe(m) == "p q* r ; q -t-> ; r -u->");
  CHECK(m.units() == n.units());
  CHECK(m.point(q) == Point{1, 2});
  CHECK_FALSE(m.point(p));
  CHECK(m.point(u) == Point{3, 4});
  CHECK(m.key(r) == "c");
  CHECK(m.key(u) == "y");
}
