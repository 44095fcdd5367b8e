// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/name_index.hpp"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "cunf/net/net_builder.hpp"
#include "support/net_literal.hpp"

using namespace cunf::net;
using cunf::base::StringTable;
using cunf::test::net;

namespace {

StringTable table(std::initializer_list<std::string_view> strings) {
  StringTable result;
  for (std::string_view text : strings) result.push_back(text);
  return result;
}

std::vector<PlaceId> places(const NameIndex& index, std::string_view name) {
  auto found = index.places(name);
  return {found.begin(), found.end()};
}

std::vector<TransitionId> transitions(const NameIndex& index, std::string_view name) {
  auto found = index.transitions(name);
  return {found.begin(), found.end()};
}

// Places 0 … 3 called b, a, b, 1 with the keys 1, 2, 3, 4, and transitions alike.
Net ambiguous_net() {
  NetBuilder builder;
  for (const char* name : {"b", "a", "b", "1"}) {
    PlaceId p = builder.add_place(name);
    builder.add_input(p, builder.add_transition(name));
  }
  builder.set_place_keys(table({"1", "2", "3", "4"}));
  builder.set_transition_keys(table({"1", "2", "3", "4"}));
  return builder.build().net;
}

}  // namespace

TEST_CASE("an empty net has no names") {
  Net empty;
  NameIndex index(empty);
  CHECK(index.places("").empty());
  CHECK(index.transitions("t").empty());
}

TEST_CASE("names find their nodes, places and transitions apart") {
  Net n = net("x* -t-> y ; y -x-> z");
  NameIndex index(n);
  CHECK(places(index, "x") == std::vector{PlaceId(0)});
  CHECK(places(index, "z") == std::vector{PlaceId(2)});
  CHECK(transitions(index, "x") == std::vector{TransitionId(1)});
  CHECK(places(index, "t").empty());
  CHECK(transitions(index, "z").empty());
  CHECK(places(index, "").empty());
  CHECK(places(index, "xx").empty());
}

TEST_CASE("a name that repeats finds all its nodes in ascending order") {
  Net n = ambiguous_net();
  NameIndex index(n);
  CHECK(places(index, "b") == std::vector{PlaceId(0), PlaceId(2)});
  CHECK(transitions(index, "b") == std::vector{TransitionId(0), TransitionId(2)});
}

TEST_CASE("what is no name may be a key") {
  Net n = ambiguous_net();
  NameIndex index(n);
  CHECK(places(index, "3") == std::vector{PlaceId(2)});
  CHECK(transitions(index, "4") == std::vector{TransitionId(3)});
  CHECK(places(index, "5").empty());
}

TEST_CASE("a name wins over a key") {
  Net n = ambiguous_net();
  NameIndex index(n);
  CHECK(places(index, "1") == std::vector{PlaceId(3)});
  CHECK(transitions(index, "1") == std::vector{TransitionId(3)});
}

TEST_CASE("a key finds its node though another one has that name") {
  Net n = ambiguous_net();
  NameIndex index(n);
  CHECK(places(index, "1") == std::vector{PlaceId(3)});
  CHECK(index.place_with_key("1") == PlaceId(0));
  CHECK(index.transition_with_key("3") == TransitionId(2));
  CHECK_FALSE(index.place_with_key("b").is_valid());
  CHECK_FALSE(index.transition_with_key("5").is_valid());
}
