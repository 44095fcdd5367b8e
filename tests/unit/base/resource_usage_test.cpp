// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/resource_usage.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <vector>

using namespace cunf::base;

namespace {

constexpr std::uint64_t kMegabyte = 1 << 20;

}  // namespace

TEST_CASE("memory that is touched is resident, and the peak remembers it") {
  std::uint64_t before = resident_bytes();
  CHECK(before > 0);
  {
    std::vector<char> block(64 * kMegabyte, 'x');
    CHECK(block[kMegabyte] == 'x');
    CHECK(resident_bytes() >= before + 48 * kMegabyte);
  }
  CHECK(peak_resident_bytes() >= before + 48 * kMegabyte);
  CHECK(peak_resident_bytes() < std::uint64_t{1} << 50);  // bytes, not something smaller
}

TEST_CASE("processor time goes on while we work") {
  using Clock = std::chrono::steady_clock;
  double start = user_seconds() + system_seconds();
  Clock::time_point give_up = Clock::now() + std::chrono::seconds(10);
  CHECK(user_seconds() >= 0);
  CHECK(system_seconds() >= 0);
  while (user_seconds() + system_seconds() < start + 0.02 && Clock::now() < give_up) continue;
  double used = user_seconds() + system_seconds() - start;
  CHECK(used >= 0.02);
  CHECK(used < 10);
}
