// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/quantity.hpp"

#include <charconv>
#include <limits>
#include <span>

namespace cunf::base {

namespace {

struct Suffix {
  std::string_view text;
  std::uint64_t factor;
};

std::optional<std::uint64_t> parse(std::string_view text, std::span<const Suffix> suffixes,
                                   std::uint64_t largest) {
  std::uint64_t number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  std::string_view rest = text.substr(static_cast<std::size_t>(end - text.data()));
  for (const Suffix& suffix : suffixes) {
    if (suffix.text != rest) continue;
    if (number > largest / suffix.factor) return std::nullopt;
    return number * suffix.factor;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::uint64_t> parse_bytes(std::string_view text) {
  constexpr Suffix kSuffixes[] = {{"", 1},
                                  {"K", std::uint64_t{1} << 10},
                                  {"M", std::uint64_t{1} << 20},
                                  {"G", std::uint64_t{1} << 30},
                                  {"T", std::uint64_t{1} << 40}};
  return parse(text, kSuffixes, std::numeric_limits<std::uint64_t>::max());
}

std::optional<std::chrono::nanoseconds> parse_duration(std::string_view text) {
  constexpr std::uint64_t kSecond = 1'000'000'000;
  constexpr Suffix kSuffixes[] = {{"", kSecond},
                                  {"ms", kSecond / 1000},
                                  {"s", kSecond},
                                  {"m", 60 * kSecond},
                                  {"h", 3600 * kSecond}};
  auto nanoseconds = parse(text, kSuffixes, std::numeric_limits<std::int64_t>::max());
  if (!nanoseconds) return std::nullopt;
  return std::chrono::nanoseconds(static_cast<std::int64_t>(*nanoseconds));
}

}  // namespace cunf::base
