// SPDX-License-Identifier: Apache-2.0
// Named numbers about a computation. A table declares each once, with its text; the text report
// and the JSON object are made from it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cunf::base {

struct StatisticSpec {
  std::string_view name;  // the key in JSON
  std::string_view text;  // what a person reads
};

class Statistics {
 public:
  using Value = std::variant<std::uint64_t, double, bool, std::string>;

  // Pre: `table` outlives this object.
  explicit Statistics(std::span<const StatisticSpec> table);

  // Pre: the table has `name`.
  void set(std::string_view name, Value value);
  void add(std::string_view name, std::uint64_t amount);

  // A line each, in the order of the table; what was never set is left out.
  [[nodiscard]] std::string to_text() const;
  [[nodiscard]] std::string to_json() const;

 private:
  [[nodiscard]] std::size_t row(std::string_view name) const;

  std::span<const StatisticSpec> table_;
  std::vector<Value> values_;  // one a row of the table
  std::vector<bool> is_set_;
};

}  // namespace cunf::base
