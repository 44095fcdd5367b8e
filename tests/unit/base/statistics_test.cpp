// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/statistics.hpp"

#include <doctest/doctest.h>

#include <limits>
#include <string>

#include "cunf/base/error.hpp"

using namespace cunf::base;

namespace {

constexpr StatisticSpec kTable[] = {
    {"events", "events"},
    {"seconds", "time in seconds"},
    {"complete", "complete"},
    {"order", "adequate order"},
    {"long", "a text that needs more room than its column has"},
};

}  // namespace

TEST_CASE("what was never set is left out") {
  Statistics statistics(kTable);
  CHECK(statistics.to_text() == "");
  CHECK(statistics.to_json() == "{}\n");
  CHECK(Statistics({}).to_json() == "{}\n");
}

TEST_CASE("rows come in the order of the table, whatever the order in which they were set") {
  Statistics statistics(kTable);
  statistics.set("order", "size");
  statistics.set("complete", true);
  statistics.set("seconds", 1.5);
  statistics.set("events", std::uint64_t{42});
  CHECK(statistics.to_text() ==
        "events                      42\n"
        "time in seconds             1.500000\n"
        "complete                    true\n"
        "adequate order              size\n");
  CHECK(statistics.to_json() ==
        "{\"events\": 42, \"seconds\": 1.500000, \"complete\": true, \"order\": \"size\"}\n");
}

TEST_CASE("set replaces, add adds and starts from zero") {
  Statistics statistics(kTable);
  statistics.add("events", 3);
  statistics.add("events", 4);
  CHECK(statistics.to_json() == "{\"events\": 7}\n");
  statistics.set("events", std::uint64_t{1});
  statistics.add("events", 0);
  CHECK(statistics.to_json() == "{\"events\": 1}\n");
}

TEST_CASE("adding nothing to what was never set still shows it") {
  Statistics statistics(kTable);
  statistics.add("events", 0);
  CHECK(statistics.to_json() == "{\"events\": 0}\n");
}

TEST_CASE("strings are quoted in JSON only") {
  Statistics statistics(kTable);
  statistics.set("order", "a \"b\"");
  CHECK(statistics.to_text() == "adequate order              a \"b\"\n");
  CHECK(statistics.to_json() == "{\"order\": \"a \\\"b\\\"\"}\n");
}

TEST_CASE("the largest number is written in full") {
  Statistics statistics(kTable);
  statistics.set("events", std::numeric_limits<std::uint64_t>::max());
  CHECK(statistics.to_json() == "{\"events\": 18446744073709551615}\n");
}

TEST_CASE("a long text does not run into its number") {
  Statistics statistics(kTable);
  statistics.set("long", std::uint64_t{5});
  CHECK(statistics.to_text().find("column has 5\n") != std::string::npos);
}

TEST_CASE("JSON has no word for what is not a number") {
  Statistics statistics(kTable);
  statistics.set("seconds", std::numeric_limits<double>::quiet_NaN());
  CHECK(statistics.to_json() == "{\"seconds\": null}\n");
  statistics.set("seconds", std::numeric_limits<double>::infinity());
  CHECK(statistics.to_json() == "{\"seconds\": null}\n");
}

TEST_CASE("names that the table lacks, and sums of other things than numbers, are misuse") {
  Statistics statistics(kTable);
  CHECK_THROWS_AS(statistics.set("evnets", true), MisuseError);
  CHECK_THROWS_AS(statistics.add("evnets", 1), MisuseError);
  statistics.set("order", "size");
  CHECK_THROWS_AS(statistics.add("order", 1), MisuseError);
  CHECK(statistics.to_json() == "{\"order\": \"size\"}\n");
}
