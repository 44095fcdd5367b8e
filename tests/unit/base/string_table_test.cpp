// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/string_table.hpp"

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <utility>

using namespace cunf::base;

namespace {

StringTable table(std::initializer_list<std::string_view> strings) {
  StringTable result;
  for (std::string_view text : strings) result.push_back(text);
  return result;
}

}  // namespace

TEST_CASE("a new table is empty") {
  CHECK(StringTable().empty());
  CHECK(StringTable().size() == 0);
}

TEST_CASE("strings come back as they went in, empty ones and ones with a zero included") {
  StringTable strings = table({"", "p0", "", std::string_view("a\0b", 3), "p0", ""});
  CHECK_FALSE(strings.empty());
  REQUIRE(strings.size() == 6);
  CHECK(strings[0] == "");
  CHECK(strings[1] == "p0");
  CHECK(strings[2] == "");
  CHECK(strings[3] == std::string_view("a\0b", 3));
  CHECK(strings[4] == "p0");
  CHECK(strings[5] == "");
}

TEST_CASE("tables with the same letters but other strings differ") {
  CHECK(table({"ab", "c"}) == table({"ab", "c"}));
  CHECK(table({"ab", "c"}) != table({"a", "bc"}));
  CHECK(table({"ab"}) != table({"ab", ""}));
}

TEST_CASE("a string of the table may be added to it again") {
  StringTable strings = table({"a string that is too long for a small buffer"});
  for (int i = 0; i < 10; ++i) strings.push_back(strings[strings.size() - 1]);
  CHECK(strings.size() == 11);
  CHECK(strings[10] == strings[0]);
}

TEST_CASE("a moved table has its strings, and they find their text") {
  StringTable small = table({"a", "b"});
  StringTable moved = std::move(small);
  CHECK(moved[1] == "b");
}
