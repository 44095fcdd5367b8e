// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/csr.hpp"

#include <doctest/doctest.h>

#include <utility>
#include <vector>

#include "cunf/base/id.hpp"

using namespace cunf::base;

namespace {

using RowId = Id<struct RowTag>;
using ColumnId = Id<struct ColumnTag>;
using Relation = Csr<RowId, ColumnId>;

Relation relation(std::size_t rows, const std::vector<std::pair<int, int>>& pairs) {
  std::vector<std::pair<RowId, ColumnId>> ids;
  for (auto [row, column] : pairs)
    ids.emplace_back(RowId(static_cast<std::size_t>(row)),
                     ColumnId(static_cast<std::size_t>(column)));
  return Relation(rows, ids);
}

template <class Row, class Value>
std::vector<int> row(const Csr<Row, Value>& csr, std::size_t r) {
  std::vector<int> values;
  for (Value value : csr[Row(r)]) values.push_back(static_cast<int>(value.index()));
  return values;
}

}  // namespace

TEST_CASE("a relation without rows") {
  Relation empty;
  CHECK(empty.row_count() == 0);
  CHECK(empty.size() == 0);
  CHECK(empty == relation(0, {}));
  CHECK(empty.transposed(0) == Csr<ColumnId, RowId>());
}

TEST_CASE("rows without values are empty, also the first and the last") {
  Relation csr = relation(4, {{2, 7}});
  CHECK(csr.row_count() == 4);
  CHECK(csr.size() == 1);
  CHECK(row(csr, 0).empty());
  CHECK(row(csr, 1).empty());
  CHECK(row(csr, 2) == std::vector{7});
  CHECK(row(csr, 3).empty());
}

TEST_CASE("a row keeps the order in which its values came, repetitions included") {
  Relation csr = relation(3, {{2, 1}, {0, 9}, {2, 0}, {0, 3}, {2, 1}});
  CHECK(row(csr, 0) == std::vector{9, 3});
  CHECK(row(csr, 1).empty());
  CHECK(row(csr, 2) == std::vector{1, 0, 1});
}

TEST_CASE("the inverse lists our rows in ascending order") {
  Csr<ColumnId, RowId> inverse = relation(3, {{2, 1}, {0, 1}, {1, 0}, {2, 0}}).transposed(3);
  CHECK(inverse.row_count() == 3);
  CHECK(inverse.size() == 4);
  CHECK(row(inverse, 0) == std::vector{1, 2});
  CHECK(row(inverse, 1) == std::vector{0, 2});
  CHECK(row(inverse, 2).empty());
}

TEST_CASE("the inverse of the inverse is the relation with its rows sorted") {
  Relation sorted = relation(3, {{0, 1}, {0, 2}, {2, 0}, {2, 3}});
  CHECK(sorted.transposed(4).transposed(3) == sorted);
  CHECK(relation(3, {{2, 3}, {0, 2}, {2, 0}, {0, 1}}).transposed(4).transposed(3) == sorted);
}

TEST_CASE("relations with the same values in other rows differ") {
  CHECK(relation(2, {{0, 5}}) != relation(2, {{1, 5}}));
  CHECK(relation(2, {{0, 5}}) != relation(3, {{0, 5}}));
  CHECK(relation(2, {{0, 5}}) != relation(2, {{0, 4}}));
  CHECK(relation(2, {{1, 5}, {0, 4}}) == relation(2, {{0, 4}, {1, 5}}));
}

TEST_CASE("a row that does not exist is misuse") {
  std::vector<std::pair<RowId, ColumnId>> pairs{{RowId(2), ColumnId(0)}};
  CHECK_THROWS_AS(Relation(2, pairs), MisuseError);
  pairs = {{RowId(1), ColumnId(5)}};
  Relation relation(2, pairs);
  CHECK_THROWS_AS((void)relation.transposed(5), MisuseError);
  CHECK(relation.transposed(6).row_count() == 6);
}
