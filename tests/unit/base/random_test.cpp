// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/random.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <set>
#include <vector>

using namespace cunf::base;

TEST_CASE("the numbers are those of the standard's engine") {
  Random random(5489);
  for (int i = 1; i < 10'000; ++i) random.next();
  CHECK(random.next() == 9981545732273789042u);  // [rand.predef]
}

TEST_CASE("a seed gives the same numbers again, another seed others") {
  Random a(7), b(7), c(8);
  std::uint64_t first = a.next();
  CHECK(b.next() == first);
  CHECK(c.next() != first);
}

TEST_CASE("below stays below and reaches everything there") {
  Random random(1);
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 1000; ++i) seen.insert(random.below(7));
  CHECK(seen == std::set<std::uint64_t>{0, 1, 2, 3, 4, 5, 6});
  CHECK(random.below(1) == 0);
  CHECK_THROWS_AS((void)random.below(0), MisuseError);
}

TEST_CASE("between includes both ends") {
  Random random(1);
  std::set<std::uint64_t> seen;
  for (int i = 0; i < 1000; ++i) seen.insert(random.between(5, 8));
  CHECK(seen == std::set<std::uint64_t>{5, 6, 7, 8});
  CHECK(random.between(9, 9) == 9);
  CHECK_THROWS_AS((void)random.between(2, 1), MisuseError);
}

TEST_CASE("between takes every range there is") {
  constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();
  Random random(1);
  CHECK(random.between(kMost, kMost) == kMost);
  CHECK(random.between(1, kMost) >= 1);
  CHECK_NOTHROW((void)random.between(0, kMost));
}

TEST_CASE("a chance of 0 never comes, one of 100 always, one of 30 sometimes") {
  Random random(1);
  int came = 0;
  for (int i = 0; i < 10'000; ++i) {
    REQUIRE_FALSE(random.chance(0));
    REQUIRE(random.chance(100));
    came += random.chance(30) ? 1 : 0;
  }
  CHECK(came > 2700);
  CHECK(came < 3300);
}

TEST_CASE("shuffling loses nothing and reaches every order") {
  Random random(1);
  std::set<std::vector<int>> orders;
  for (int i = 0; i < 300; ++i) {
    std::vector<int> items{1, 2, 3, 4};
    random.shuffle(items);
    CHECK(std::ranges::is_permutation(items, std::vector{1, 2, 3, 4}));
    orders.insert(items);
  }
  CHECK(orders.size() == 24);
}

TEST_CASE("shuffling little draws no number") {
  Random a(3), b(3);
  std::vector<int> none;
  std::vector<int> one{5};
  a.shuffle(none);
  a.shuffle(one);
  CHECK(none.empty());
  CHECK(one == std::vector{5});
  CHECK(a.next() == b.next());
}
