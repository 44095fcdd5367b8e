// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <utility>

#include "cunf/base/error.hpp"
#include "cunf/base/format.hpp"
#include "cunf/base/json.hpp"

namespace cunf::base {

namespace {

std::string render(const Statistics::Value& value, bool quoted) {
  return std::visit(
      [&](const auto& v) -> std::string {
        if constexpr (std::is_same_v<std::decay_t<decltype(v)>, std::string>)
          return quoted ? json_quoted(v) : v;
        else if constexpr (std::is_same_v<std::decay_t<decltype(v)>, double>)
          return quoted && !std::isfinite(v) ? "null" : format("{:.6f}", v);
        else
          return format("{}", v);
      },
      value);
}

}  // namespace

Statistics::Statistics(std::span<const StatisticSpec> table)
    : table_(table), values_(table.size()), is_set_(table.size(), false) {}

void Statistics::set(std::string_view name, Value value) {
  std::size_t at = row(name);
  values_[at] = std::move(value);
  is_set_[at] = true;
}

void Statistics::add(std::string_view name, std::uint64_t amount) {
  std::size_t at = row(name);
  const auto* old = std::get_if<std::uint64_t>(&values_[at]);
  require(old != nullptr, "only a whole number can be added to");
  values_[at] = *old + amount;
  is_set_[at] = true;
}

std::string Statistics::to_text() const {
  std::string text;
  for (std::size_t i = 0; i < table_.size(); ++i)
    if (is_set_[i]) text += format("{:<27} {}\n", table_[i].text, render(values_[i], false));
  return text;
}

std::string Statistics::to_json() const {
  std::string json = "{";
  for (std::size_t i = 0; i < table_.size(); ++i) {
    if (!is_set_[i]) continue;
    if (json.size() > 1) json += ", ";
    json += json_quoted(table_[i].name) + ": " + render(values_[i], true);
  }
  return json + "}\n";
}

std::size_t Statistics::row(std::string_view name) const {
  auto found = std::ranges::find(table_, name, &StatisticSpec::name);
  require(found != table_.end(), "a statistic that its table does not declare");
  return static_cast<std::size_t>(found - table_.begin());
}

}  // namespace cunf::base
