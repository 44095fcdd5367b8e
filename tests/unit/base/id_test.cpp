// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/id.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include <algorithm>
#include <concepts>
#include <type_traits>
#include <unordered_set>
#include <vector>

using namespace cunf::base;

namespace {

using CatId = Id<struct CatTag>;
using DogId = Id<struct DogTag>;

}  // namespace

TEST_CASE("ids of different kinds, and numbers, do not mix") {
  static_assert(sizeof(CatId) == 4);
  static_assert(!std::is_convertible_v<int, CatId>);
  static_assert(!std::is_convertible_v<CatId, std::uint32_t>);
  static_assert(!std::is_convertible_v<CatId, DogId>);
  static_assert(!std::is_constructible_v<CatId, DogId>);
  static_assert(!std::equality_comparable_with<CatId, DogId>);
}

TEST_CASE("an id made from nothing names nothing") {
  CHECK_FALSE(CatId().is_valid());
  CHECK(CatId().index() == CatId::kInvalid);
  CHECK(CatId() == CatId());
  CHECK(CatId(0).is_valid());
  CHECK(CatId(CatId::kInvalid - 1).is_valid());
}

TEST_CASE("ids are ordered by index, the invalid one last") {
  CHECK(CatId(3).index() == 3);
  CHECK(CatId(3) == CatId(3));
  CHECK(CatId(3) != CatId(4));
  CHECK(CatId(3) < CatId(4));
  CHECK(CatId(CatId::kInvalid - 1) < CatId());
}

TEST_CASE("a range of ids walks from 0 to its size") {
  std::vector<CatId> walked;
  for (CatId id : IdRange<CatId>(3)) walked.push_back(id);
  CHECK(walked == std::vector{CatId(0), CatId(1), CatId(2)});
  CHECK(IdRange<CatId>(3).size() == 3);
  CHECK(IdRange<CatId>(0).begin() == IdRange<CatId>(0).end());
}

TEST_CASE("a range of ids works with algorithms and containers") {
  IdRange<CatId> range(5);
  static_assert(std::input_iterator<IdRange<CatId>::iterator>);
  std::vector<CatId> copied(range.begin(), range.end());
  CHECK(copied.size() == 5);
  CHECK(std::ranges::count_if(range, [](CatId id) { return id.index() % 2 == 0; }) == 3);
  auto at = range.begin();
  CHECK(*at++ == CatId(0));
  CHECK(*at == CatId(1));
  CHECK(*++at == CatId(2));
}

TEST_CASE("ids can be keys of hashed containers") {
  std::unordered_set<CatId> set{CatId(1), CatId(2), CatId(1)};
  CHECK(set.size() == 2);
  CHECK(set.contains(CatId(2)));
}

TEST_CASE("a range of ids is a random-access range that may be borrowed") {
  static_assert(std::ranges::random_access_range<IdRange<CatId>>);
  static_assert(std::ranges::borrowed_range<IdRange<CatId>>);
  IdRange<CatId> cats(5);
  CHECK(cats.end() - cats.begin() == 5);
  CHECK(cats.begin()[3] == CatId(3));
  CHECK(*std::ranges::max_element(cats) == CatId(4));
  auto found = std::ranges::find(IdRange<CatId>(5), CatId(2));
  CHECK(*found == CatId(2));
}
