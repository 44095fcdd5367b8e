// SPDX-License-Identifier: Apache-2.0
// Random numbers that are the same everywhere for a seed. (The distributions of <random> differ
// between standard libraries; the engine does not.)
#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "cunf/base/error.hpp"

namespace cunf::base {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  std::uint64_t next() { return engine_(); }

  // Uniform in 0 … bound-1, up to a bias below bound / 2^64. Pre: bound > 0.
  std::uint64_t below(std::uint64_t bound) {
    require(bound > 0, "Random::below needs a positive bound");
    return engine_() % bound;
  }

  // Uniform in low … high. Pre: low <= high.
  std::uint64_t between(std::uint64_t low, std::uint64_t high) {
    require(low <= high, "Random::between needs low <= high");
    std::uint64_t count = high - low + 1;  // 0 stands for all 2^64
    return count == 0 ? next() : low + below(count);
  }

  bool chance(std::uint64_t percent) { return below(100) < percent; }

  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t n = items.size(); n > 1; --n) std::swap(items[n - 1], items[below(n)]);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace cunf::base
