// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/quantity.hpp"

#include <doctest/doctest.h>

#include <limits>

using namespace cunf::base;
using namespace std::chrono_literals;

TEST_CASE("bytes come with binary suffixes or none") {
  CHECK(parse_bytes("0") == 0);
  CHECK(parse_bytes("17") == 17);
  CHECK(parse_bytes("1K") == 1024);
  CHECK(parse_bytes("3M") == 3 * 1024 * 1024);
  CHECK(parse_bytes("4G") == std::uint64_t{4} << 30);
  CHECK(parse_bytes("2T") == std::uint64_t{2} << 40);
  CHECK(parse_bytes("007K") == 7 * 1024);
}

TEST_CASE("bytes that do not fit are nothing") {
  constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();
  CHECK(parse_bytes("18446744073709551615") == kMost);
  CHECK_FALSE(parse_bytes("18446744073709551616"));
  CHECK(parse_bytes("18014398509481983K") == kMost - 1023);
  CHECK_FALSE(parse_bytes("18014398509481984K"));
  CHECK(parse_bytes("16777215T") == std::uint64_t{16777215} << 40);
  CHECK_FALSE(parse_bytes("16777216T"));
}

TEST_CASE("durations come with suffixes, or are seconds") {
  CHECK(parse_duration("0") == 0ns);
  CHECK(parse_duration("30") == 30s);
  CHECK(parse_duration("30s") == 30s);
  CHECK(parse_duration("250ms") == 250ms);
  CHECK(parse_duration("5m") == 5min);
  CHECK(parse_duration("2h") == 2h);
}

TEST_CASE("durations that do not fit are nothing") {
  CHECK(parse_duration("9223372036") == 9223372036s);
  CHECK_FALSE(parse_duration("9223372037"));
  CHECK(parse_duration("2562047h") == 2562047h);
  CHECK_FALSE(parse_duration("2562048h"));
  CHECK_FALSE(parse_duration("99999999999999999999ms"));
}

TEST_CASE("anything else is nothing") {
  for (const char* text : {"", " ", "x", "K", "s", "-1", "+1", " 1", "1 ", "1.5G", "1e3", "1 K",
                           "1KK", "0x10", "1\n"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_bytes(text));
    CHECK_FALSE(parse_duration(text));
  }
  CHECK_FALSE(parse_bytes("1s"));
  CHECK_FALSE(parse_duration("1K"));
  CHECK_FALSE(parse_duration("1d"));
}
