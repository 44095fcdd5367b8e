// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/limits.hpp"

#include <doctest/doctest.h>

#include <chrono>
#include <limits>
#include <stop_token>
#include <thread>

using namespace cunf::base;
using namespace std::chrono_literals;

TEST_CASE("without limits nothing is ever exceeded") {
  LimitWatch watch{Limits{}};
  for (std::uint32_t i = 0; i < 3 * LimitWatch::kStride; ++i)
    REQUIRE_FALSE(watch.exceeded(std::numeric_limits<std::uint64_t>::max()));
}

TEST_CASE("a count is exceeded by one more, not by itself") {
  LimitWatch watch(Limits{.time = {}, .memory = {}, .count = 10, .stop = {}});
  CHECK_FALSE(watch.exceeded(0));
  CHECK_FALSE(watch.exceeded(10));
  CHECK(watch.exceeded(11) == Limit::Count);
}

TEST_CASE("a count of zero allows nothing") {
  LimitWatch watch(Limits{.time = {}, .memory = {}, .count = 0, .stop = {}});
  CHECK_FALSE(watch.exceeded(0));
  CHECK(watch.exceeded(1) == Limit::Count);
}

TEST_CASE("a request to stop is seen in the next call, not only once a stride") {
  std::stop_source source;
  LimitWatch watch(Limits{.time = {}, .memory = {}, .count = {}, .stop = source.get_token()});
  CHECK_FALSE(watch.exceeded(1));
  CHECK_FALSE(watch.exceeded(2));
  source.request_stop();
  CHECK(watch.exceeded(3) == Limit::Stop);
}

TEST_CASE("time that is up is seen within one stride") {
  LimitWatch watch(Limits{.time = 50ms, .memory = {}, .count = {}, .stop = {}});
  std::this_thread::sleep_for(60ms);
  std::uint32_t calls = 1;
  while (!watch.exceeded(0) && calls <= LimitWatch::kStride) ++calls;
  CHECK(calls <= LimitWatch::kStride);
  CHECK(watch.exceeded(0) == Limit::Time);
}

TEST_CASE("time counts from the construction, also after calls in good time") {
  LimitWatch watch(Limits{.time = 1h, .memory = {}, .count = {}, .stop = {}});
  for (std::uint32_t i = 0; i < 2 * LimitWatch::kStride; ++i) REQUIRE_FALSE(watch.exceeded(i));
}

TEST_CASE("no process lives in one byte, and none of ours needs an exabyte") {
  LimitWatch small(Limits{.time = {}, .memory = 1, .count = {}, .stop = {}});
  CHECK(small.exceeded(0) == Limit::Memory);
  LimitWatch large(Limits{.time = {}, .memory = std::uint64_t{1} << 60, .count = {}, .stop = {}});
  CHECK_FALSE(large.exceeded(0));
}

TEST_CASE("the first limit found is the answer for good") {
  std::stop_source source;
  LimitWatch watch(Limits{.time = {}, .memory = {}, .count = 5, .stop = source.get_token()});
  CHECK(watch.exceeded(6) == Limit::Count);
  source.request_stop();
  CHECK(watch.exceeded(1) == Limit::Count);
}

TEST_CASE("limits have names") {
  CHECK(to_string(Limit::Time) == "time");
  CHECK(to_string(Limit::Memory) == "memory");
  CHECK(to_string(Limit::Count) == "count");
  CHECK(to_string(Limit::Stop) == "stop");
}
