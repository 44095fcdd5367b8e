// SPDX-License-Identifier: Apache-2.0
// Adjacency in compressed rows: all values in one array, a row is a span of it.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "cunf/base/error.hpp"

namespace cunf::base {

// An immutable relation from `Row` ids to `Value`s. Within a row the values keep the order in
// which they were given.
template <class Row, class Value>
class Csr {
 public:
  Csr() = default;

  // Pre: every row in `pairs` is below `row_count`.
  Csr(std::size_t row_count, std::span<const std::pair<Row, Value>> pairs)
      : begin_(row_count + 1, 0) {
    require(pairs.size() < std::numeric_limits<std::uint32_t>::max(), "too many pairs for a Csr");
    values_.resize(pairs.size());
    for (const auto& [row, value] : pairs) {
      require(row.index() < row_count, "a pair with a row that the Csr does not have");
      ++begin_[row.index() + 1];
    }
    for (std::size_t row = 0; row < row_count; ++row) begin_[row + 1] += begin_[row];
    std::vector<std::uint32_t> next(begin_.begin(), begin_.end() - 1);
    for (const auto& [row, value] : pairs) values_[next[row.index()]++] = value;
  }

  [[nodiscard]] std::size_t row_count() const {
    return begin_.empty() ? 0 : begin_.size() - 1;  // empty only after a move
  }
  [[nodiscard]] std::size_t size() const { return values_.size(); }

  [[nodiscard]] std::span<const Value> operator[](Row row) const {
    assert(row.index() < row_count());
    return {values_.data() + begin_[row.index()], values_.data() + begin_[row.index() + 1]};
  }

  // The inverse relation; its rows list their values in ascending order of our rows.
  [[nodiscard]] Csr<Value, Row> transposed(std::size_t value_count) const {
    std::vector<std::pair<Value, Row>> pairs;
    pairs.reserve(values_.size());
    for (std::size_t row = 0; row < row_count(); ++row)
      for (Value value : (*this)[Row(row)]) pairs.emplace_back(value, Row(row));
    return Csr<Value, Row>(value_count, pairs);
  }

  friend bool operator==(const Csr&, const Csr&) = default;

 private:
  std::vector<std::uint32_t> begin_{0};  // row r is values_[begin_[r] .. begin_[r + 1])
  std::vector<Value> values_;
};

}  // namespace cunf::base
