// SPDX-License-Identifier: Apache-2.0
// Options are declared once, in a table; parsing, help and completion are made from it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace cunf::cli {

// The program was called in a wrong way.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct OptionSpec {
  std::string_view name;      // long, without dashes
  char letter = '\0';         // short, if there is one
  std::string_view argument;  // what it is called in help, `a|b` for a choice; empty for a flag
  std::string_view text;
};

class ParsedOptions {
 public:
  // Throws UsageError.
  ParsedOptions(std::span<const OptionSpec> table, const std::vector<std::string>& arguments);

  [[nodiscard]] bool has(std::string_view name) const { return values_.contains(name); }
  // Of an option with an argument, if it was given.
  [[nodiscard]] std::optional<std::string> value(std::string_view name) const;
  [[nodiscard]] std::optional<std::uint64_t> number(std::string_view name) const;
  [[nodiscard]] const std::vector<std::string>& positionals() const { return positionals_; }

 private:
  std::map<std::string, std::string, std::less<>> values_;
  std::vector<std::string> positionals_;
};

// The alternatives of an argument like `a|b|c`; none if it is not of that form.
[[nodiscard]] std::vector<std::string_view> choices(std::string_view argument);

// A line for every option.
[[nodiscard]] std::string describe(std::span<const OptionSpec> table);

}  // namespace cunf::cli
