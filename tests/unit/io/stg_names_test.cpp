// SPDX-License-Identifier: Apache-2.0
#include "io/stg_names.hpp"

#include <doctest/doctest.h>

using namespace cunf::io;

TEST_CASE("identifiers begin with a letter or an underscore") {
  for (const char* name : {"a", "_", "A1", "a.b", "_x20_", "a_b.c9"})
    CHECK(is_stg_identifier(name));
  for (const char* name : {"", "1", ".a", "a+", "a b", "a/1", "é", "<a,b>"})
    CHECK_FALSE(is_stg_identifier(name));
}

TEST_CASE("transitions are signals with edges or dummies, perhaps with an instance") {
  auto check = [](const char* token, const char* base, bool has_edge) {
    auto name = parse_stg_transition(token);
    REQUIRE(name);
    CHECK(name->base == base);
    CHECK(name->has_edge == has_edge);
  };
  check("a+", "a", true);
  check("a-", "a", true);
  check("a~/3", "a", true);
  check("b-/12", "b", true);
  check("d", "d", false);
  check("d/1", "d", false);
}

TEST_CASE("other tokens are not") {
  for (const char* token :
       {"", "+", "/1", "a/", "a+/x", "a/1/2", "a+/1+", "1+", "a++", "a+b", "a+/-1"})
    CHECK_FALSE(parse_stg_transition(token));
}
