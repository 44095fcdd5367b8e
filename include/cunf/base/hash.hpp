// SPDX-License-Identifier: Apache-2.0
// Hashing that is the same on every machine and in every run.
#pragma once

#include <cstdint>
#include <span>

namespace cunf::base {

// A bijection that spreads every input bit over the whole word (the finaliser of SplitMix64).
constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

// Order matters: combine(combine(h, a), b) differs from combine(combine(h, b), a).
constexpr std::uint64_t combine(std::uint64_t hash, std::uint64_t value) {
  return mix(hash ^ mix(value));
}

[[nodiscard]] std::uint64_t hash_words(std::span<const std::uint64_t> words);

}  // namespace cunf::base
