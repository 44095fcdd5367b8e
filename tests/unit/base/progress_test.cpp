// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/progress.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

using namespace cunf::base;
using namespace std::chrono_literals;

TEST_CASE("nobody needs to listen") {
  ProgressMeter meter(ProgressSink{}, 0ms);
  CHECK_NOTHROW(meter.report({"unfolding", 1, {}}));
}

TEST_CASE("with no interval every report passes, as it is") {
  std::vector<Progress> heard;
  ProgressMeter meter([&](const Progress& progress) { heard.push_back(progress); }, 0ms);
  meter.report({"reading", 1, {}});
  meter.report({"reading", 2, 7});
  REQUIRE(heard.size() == 2);
  CHECK(std::string(heard[0].phase) == "reading");
  CHECK(heard[0].done == 1);
  CHECK_FALSE(heard[0].total);
  CHECK(heard[1].done == 2);
  CHECK(heard[1].total == 7);
}

TEST_CASE("a computation shorter than the interval is silent") {
  int heard = 0;
  ProgressMeter meter([&](const Progress&) { ++heard; }, 1h);
  for (std::uint64_t i = 0; i < 10'000; ++i) meter.report({"unfolding", i, {}});
  CHECK(heard == 0);
}

TEST_CASE("at most one report an interval passes, and some do") {
  using Clock = std::chrono::steady_clock;
  int heard = 0;
  Clock::time_point start = Clock::now();
  ProgressMeter meter([&](const Progress&) { ++heard; }, 5ms);
  while (Clock::now() - start < 40ms) meter.report({"unfolding", 0, {}});
  auto elapsed = Clock::now() - start;
  CHECK(heard >= 1);
  CHECK(heard <= elapsed / 5ms);
}
