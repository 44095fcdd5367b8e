// SPDX-License-Identifier: Apache-2.0
#include "cunf/net/units.hpp"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>

using namespace cunf::net;

namespace {

// root { 0 } over left { 1, 2 } and right { 3 }; below right is leaf { 4 }.
Units tree() {
  return Units{{Unit{"root", {PlaceId(0)}, {UnitId(1), UnitId(2)}},
                Unit{"left", {PlaceId(1), PlaceId(2)}, {}},
                Unit{"right", {PlaceId(3)}, {UnitId(3)}}, Unit{"leaf", {PlaceId(4)}, {}}},
               UnitId(0),
               true};
}

Marking marked(std::initializer_list<std::size_t> places) {
  Marking m(5);
  for (std::size_t p : places) m.set(PlaceId(p));
  return m;
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a tree with each place once has no problem") {
  CHECK(problem_with(tree(), marked({})) == "");
  CHECK(problem_with(tree(), marked({0})) == "");
}

TEST_CASE("units beside each other may both hold a token") {
  CHECK(problem_with(tree(), marked({1, 3})) == "");
  CHECK(problem_with(tree(), marked({2, 4})) == "");
}

TEST_CASE("one unit, or a unit and one above it, may not hold two tokens") {
  CHECK(contains(problem_with(tree(), marked({1, 2})), "`left`"));
  CHECK(contains(problem_with(tree(), marked({3, 4})), "`leaf`"));
  CHECK(contains(problem_with(tree(), marked({0, 4})), "`leaf`"));
  CHECK(contains(problem_with(tree(), marked({0, 1})), "`left`"));
}

TEST_CASE("a tree that claims nothing may be marked in any way") {
  Units units = tree();
  units.certified_safe = false;
  CHECK(problem_with(units, marked({0, 1, 2, 3, 4})) == "");
}

TEST_CASE("the tree may be listed in any order") {
  Units units{{Unit{"leaf", {PlaceId(0)}, {}}, Unit{"middle", {PlaceId(1)}, {UnitId(0)}},
               Unit{"root", {PlaceId(2), PlaceId(3), PlaceId(4)}, {UnitId(1)}}},
              UnitId(2),
              true};
  CHECK(problem_with(units, marked({0})) == "");
  CHECK(contains(problem_with(units, marked({0, 2})), "`leaf`"));
}

TEST_CASE("the root must be there and above all") {
  Units no_root = tree();
  no_root.root = UnitId();
  CHECK(contains(problem_with(no_root, marked({})), "root"));
  CHECK(contains(problem_with(Units{}, Marking(0)), "root"));
  Units below = tree();
  below.units[3].subunits.push_back(UnitId(0));
  CHECK(contains(problem_with(below, marked({})), "`root`"));
  Units loose = tree();
  loose.units[2].subunits.clear();
  CHECK(contains(problem_with(loose, marked({})), "not below the root"));
}

TEST_CASE("a circle beside the root is found, not followed") {
  Units units = tree();
  units.units[0].subunits = {UnitId(1)};
  units.units[3].subunits = {UnitId(2)};
  CHECK(contains(problem_with(units, marked({})), "not below the root"));
  Units own = tree();
  own.units[0].subunits = {UnitId(1)};
  own.units[2].subunits = {UnitId(2)};
  CHECK(problem_with(own, marked({})) != "");
}

TEST_CASE("a unit has one parent") {
  Units units = tree();
  units.units[1].subunits.push_back(UnitId(3));
  CHECK(contains(problem_with(units, marked({})), "`leaf` has two parents"));
  Units twice = tree();
  twice.units[2].subunits.push_back(UnitId(3));
  CHECK(contains(problem_with(twice, marked({})), "`leaf`"));
}

TEST_CASE("a place has one unit") {
  Units units = tree();
  units.units[3].places.push_back(PlaceId(1));
  CHECK(contains(problem_with(units, marked({})), "`leaf`"));
  Units twice = tree();
  twice.units[3].places.push_back(PlaceId(4));
  CHECK(contains(problem_with(twice, marked({})), "`leaf`"));
}
