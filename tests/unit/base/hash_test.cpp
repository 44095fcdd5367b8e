// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/hash.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <set>
#include <vector>

using namespace cunf::base;

namespace {

std::uint64_t hash(const std::vector<std::uint64_t>& words) { return hash_words(words); }

}  // namespace

TEST_CASE("mix is one step of SplitMix64, on every machine") {
  static_assert(mix(0) == 0xe220a8397b1dcdaf);  // the first two numbers of the seed 0
  static_assert(mix(0x9e3779b97f4a7c15) == 0x6e789e6aa1b965f4);
}

TEST_CASE("mix changes about half of all bits when one changes") {
  int changed = 0;
  for (std::uint64_t x = 0; x < 100; ++x)
    for (int bit = 0; bit < 64; ++bit)
      changed += std::popcount(mix(x) ^ mix(x ^ (std::uint64_t{1} << bit)));
  CHECK(changed > 30 * 6400);
  CHECK(changed < 34 * 6400);
}

TEST_CASE("the order of what is combined matters") {
  CHECK(combine(combine(0, 1), 2) != combine(combine(0, 2), 1));
  CHECK(combine(0, 1) != combine(1, 0));
}

TEST_CASE("words hash by value, order and number") {
  CHECK(hash({1, 2}) == hash({1, 2}));
  CHECK(hash({1, 2}) != hash({2, 1}));
  CHECK(hash({}) != hash({0}));
  CHECK(hash({0}) != hash({0, 0}));
}

TEST_CASE("small inputs do not collide") {
  std::set<std::uint64_t> hashes;
  for (std::uint64_t a = 0; a < 64; ++a)
    for (std::uint64_t b = 0; b < 64; ++b) hashes.insert(hash({a, b}));
  CHECK(hashes.size() == 64 * 64);
}
