// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/bit_set.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <initializer_list>
#include <set>
#include <unordered_set>
#include <utility>
#include <vector>

#include "cunf/base/id.hpp"
#include "cunf/base/random.hpp"

using namespace cunf::base;

namespace {

using ItemId = Id<struct ItemTag>;
using Items = BitSet<ItemId>;

Items items(std::size_t size, std::initializer_list<std::size_t> members) {
  Items set(size);
  for (std::size_t member : members) set.set(ItemId(member));
  return set;
}

std::vector<std::size_t> members(const Items& set) {
  std::vector<std::size_t> result;
  set.for_each([&](ItemId id) { result.push_back(id.index()); });
  return result;
}

}  // namespace

TEST_CASE("a set without room is empty and equals every other such set") {
  Items set(0);
  CHECK(set.size() == 0);
  CHECK(set.none());
  CHECK(set.count() == 0);
  CHECK(members(set).empty());
  CHECK(set.words().empty());
  CHECK(set == Items());
  CHECK(set.is_subset_of(Items()));
  CHECK_FALSE(set.intersects(Items()));
}

TEST_CASE("every member can be set, flipped and reset, at all sizes around a word and the buffer") {
  for (std::size_t size : {1u, 63u, 64u, 65u, 255u, 256u, 257u, 1000u}) {
    CAPTURE(size);
    Items set(size);
    CHECK(set.size() == size);
    CHECK(set.words().size() == (size + 63) / 64);
    for (std::size_t i = 0; i < size; ++i) {
      ItemId id(i);
      REQUIRE_FALSE(set.test(id));
      set.set(id);
      set.set(id);
      REQUIRE(members(set) == std::vector{i});
      set.flip(id);
      REQUIRE(set.none());
      set.flip(id);
      REQUIRE(set.count() == 1);
      set.reset(id);
      set.reset(id);
      REQUIRE(set.none());
    }
  }
}

TEST_CASE("members are visited in ascending order") {
  CHECK(members(items(257, {256, 0, 64, 63, 255})) ==
        std::vector<std::size_t>{0, 63, 64, 255, 256});
}

TEST_CASE("clear keeps the size") {
  Items set = items(300, {0, 299});
  set.clear();
  CHECK(set.none());
  CHECK(set.size() == 300);
  CHECK(set == Items(300));
}

TEST_CASE("subset and intersection look at every word") {
  CHECK(items(257, {3, 256}).is_subset_of(items(257, {3, 100, 256})));
  CHECK_FALSE(items(257, {3, 256}).is_subset_of(items(257, {3, 100})));
  CHECK(Items(257).is_subset_of(Items(257)));
  CHECK(items(257, {3, 256}).intersects(items(257, {256})));
  CHECK_FALSE(items(257, {3, 255}).intersects(items(257, {2, 256})));
  CHECK_FALSE(Items(257).intersects(Items(257)));
}

TEST_CASE("the operators agree with std::set on random sets") {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    std::size_t size = random.between(1, 300);
    std::set<std::size_t> a, b;
    Items left(size), right(size);
    for (std::size_t i = 0; i < size; ++i) {
      if (random.chance(50)) a.insert(i), left.set(ItemId(i));
      if (random.chance(50)) b.insert(i), right.set(ItemId(i));
    }
    std::vector<std::size_t> either, both, one, minus;
    for (std::size_t i = 0; i < size; ++i) {
      if (a.contains(i) || b.contains(i)) either.push_back(i);
      if (a.contains(i) && b.contains(i)) both.push_back(i);
      if (a.contains(i) != b.contains(i)) one.push_back(i);
      if (a.contains(i) && !b.contains(i)) minus.push_back(i);
    }
    CHECK(members(Items(left) |= right) == either);
    CHECK(members(Items(left) &= right) == both);
    CHECK(members(Items(left) ^= right) == one);
    CHECK(members(Items(left) -= right) == minus);
    CHECK(left.count() == a.size());
    CHECK(left.intersects(right) == !both.empty());
    CHECK(left.is_subset_of(right) == minus.empty());
  }
}

TEST_CASE("an operation of a set with itself") {
  Items set = items(70, {1, 69});
  CHECK((set |= set) == items(70, {1, 69}));
  CHECK((set &= set) == items(70, {1, 69}));
  CHECK((set -= set) == Items(70));
}

TEST_CASE("sets of different sizes differ even with the same members") {
  CHECK(items(10, {3}) != items(11, {3}));
  CHECK(items(10, {3}) < items(11, {3}));
}

TEST_CASE("the order is total and agrees with equality") {
  std::vector<Items> all;
  for (std::size_t bits = 0; bits < 16; ++bits) {
    Items set(130);
    for (std::size_t i = 0; i < 4; ++i)
      if ((bits >> i & 1) != 0) set.set(ItemId(i * 43));
    all.push_back(set);
  }
  for (const Items& a : all)
    for (const Items& b : all) {
      CHECK((a == b) == (&a == &b));
      CHECK((a < b) + (b < a) + (a == b) == 1);
      for (const Items& c : all)
        if (a < b && b < c) CHECK(a < c);
    }
  CHECK(std::set<Items>(all.begin(), all.end()).size() == 16);
  CHECK(std::unordered_set<Items>(all.begin(), all.end()).size() == 16);
}

TEST_CASE("equal sets hash equally, however they were made") {
  Items a = items(257, {0, 100, 256});
  Items b = items(257, {256, 7, 100, 0});
  CHECK(a.hash() != b.hash());
  b.reset(ItemId(7));
  CHECK(a == b);
  CHECK(a.hash() == b.hash());
  CHECK(std::hash<Items>()(a) == a.hash());
}

TEST_CASE("copies and moved sets keep their members, inside the object and beyond it") {
  for (std::size_t size : {256u, 257u}) {
    Items set = items(size, {0, size - 1});
    Items copy = set;
    copy.reset(ItemId(0));
    CHECK(members(set) == std::vector<std::size_t>{0, size - 1});
    CHECK(members(copy) == std::vector<std::size_t>{size - 1});
    Items moved = std::move(set);
    CHECK(members(moved) == std::vector<std::size_t>{0, size - 1});
  }
}

TEST_CASE("what was moved from is the set of size 0") {
  for (std::size_t size : {std::size_t{10}, std::size_t{1000}}) {
    Items from = items(size, {3});
    Items to = std::move(from);
    CHECK(members(to) == std::vector<std::size_t>{3});
    CHECK(from == Items());  // NOLINT(bugprone-use-after-move)
    from = std::move(to);
    CHECK(members(from) == std::vector<std::size_t>{3});
    CHECK(to.size() == 0);  // NOLINT(bugprone-use-after-move)
  }
}
