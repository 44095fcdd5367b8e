// SPDX-License-Identifier: Apache-2.0
#include "io/pnml_ids.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace cunf::io;

TEST_CASE("ids are names of XML that we do not use ourselves") {
  const NameRules rules = pnml_id_rules();
  auto accepts = [&](std::string_view name) {
    return std::ranges::all_of(name, rules.accepts_char) && rules.accepts_name(name);
  };
  for (const char* name : {"p", "_", "p-1.x", "é", "Net-1", "arc1", "place-1"})
    CHECK(accepts(name));
  for (const char* name : {"", "1", "-p", ".p", "a b", "a:b", "a<b", "a&b", "a\"b", "arc-1",
                           "net-1", "page-1", "page-x"})
    CHECK_FALSE(accepts(name));
}

TEST_CASE("escaped ids are accepted") {
  const NameRules rules = pnml_id_rules();
  for (const char* name : {"1", "arc-1", "a b", " ", "-"}) {
    const std::string token = escaped(name, rules);
    CHECK(rules.accepts_name(token));
    CHECK(std::ranges::all_of(token, rules.accepts_char));
  }
}
