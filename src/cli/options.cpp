// SPDX-License-Identifier: Apache-2.0
#include "cli/options.hpp"

#include <algorithm>
#include <boost/program_options.hpp>
#include <charconv>

#include "cunf/base/format.hpp"
#include "cunf/base/suggest.hpp"

namespace cunf::cli {

namespace {

namespace po = boost::program_options;
using base::format;

po::options_description describe_to_parser(std::span<const OptionSpec> table) {
  po::options_description description;
  for (const OptionSpec& option : table) {
    std::string name(option.name);
    if (option.letter != '\0') name += format(",{}", option.letter);
    if (option.argument.empty())
      description.add_options()(name.c_str(), "");
    else
      description.add_options()(name.c_str(), po::value<std::string>(), "");
  }
  return description;
}

[[noreturn]] void fail_unknown(std::span<const OptionSpec> table, std::string_view given) {
  std::vector<std::string> names;
  for (const OptionSpec& option : table) names.push_back(format("--{}", option.name));
  std::vector<std::string_view> candidates(names.begin(), names.end());
  throw UsageError(format("unknown option `{}`{}", given, base::suggestion(given, candidates)));
}

void check_choice(const OptionSpec& option, const std::string& value) {
  std::vector<std::string_view> allowed = choices(option.argument);
  if (allowed.empty() || std::ranges::find(allowed, value) != allowed.end()) return;
  throw UsageError(format("--{} takes one of {}, not `{}`{}", option.name, option.argument, value,
                          base::suggestion(value, allowed)));
}

po::parsed_options parse(const std::vector<std::string>& arguments,
                         const po::options_description& description) {
  po::positional_options_description positional;
  positional.add("positional", -1);
  int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
  return po::command_line_parser(arguments)
      .options(description)
      .positional(positional)
      .style(style)
      .allow_unregistered()
      .run();
}

}  // namespace

ParsedOptions::ParsedOptions(std::span<const OptionSpec> table,
                             const std::vector<std::string>& arguments) try {
  po::options_description description = describe_to_parser(table);
  for (const po::option& option : parse(arguments, description).options) {
    if (option.position_key >= 0) {
      positionals_.insert(positionals_.end(), option.value.begin(), option.value.end());
      continue;
    }
    if (option.unregistered) fail_unknown(table, option.original_tokens.front());
    auto spec = std::ranges::find(table, option.string_key, &OptionSpec::name);
    if (spec == table.end()) fail_unknown(table, option.original_tokens.front());
    std::string value = option.value.empty() ? std::string() : option.value.front();
    check_choice(*spec, value);
    if (!values_.emplace(option.string_key, value).second)
      throw UsageError(format("--{} is given twice", option.string_key));
  }
} catch (const po::error& error) {
  throw UsageError(error.what());
}

std::optional<std::string> ParsedOptions::value(std::string_view name) const {
  auto found = values_.find(name);
  if (found == values_.end()) return std::nullopt;
  return found->second;
}

std::optional<std::uint64_t> ParsedOptions::number(std::string_view name) const {
  auto found = values_.find(name);
  if (found == values_.end()) return std::nullopt;
  std::string_view text = found->second;
  std::uint64_t number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size())
    throw UsageError(format("--{} takes a whole number below 2^64, not `{}`", name, text));
  return number;
}

std::vector<std::string_view> choices(std::string_view argument) {
  std::vector<std::string_view> result;
  if (argument.find('|') == std::string_view::npos) return result;
  for (;;) {
    std::size_t bar = argument.find('|');
    result.push_back(argument.substr(0, bar));
    if (bar == std::string_view::npos) return result;
    argument.remove_prefix(bar + 1);
  }
}

std::string describe(std::span<const OptionSpec> table) {
  std::string text;
  for (const OptionSpec& option : table) {
    std::string left = option.letter != '\0' ? format("  -{}, ", option.letter) : "      ";
    left += format("--{}", option.name);
    if (!option.argument.empty()) left += format(" {}", option.argument);
    constexpr std::size_t kColumn = 34;
    if (left.size() >= kColumn) {
      text += left + '\n';
      left.clear();
    }
    text += format("{:<34}{}\n", left, option.text);
  }
  return text;
}

}  // namespace cunf::cli
