// SPDX-License-Identifier: Apache-2.0
#include "io/name_codec.hpp"

#include <doctest/doctest.h>

#include <initializer_list>

#include "io/cursor.hpp"

using namespace cunf::io;
using cunf::base::StringTable;
using namespace std::string_view_literals;

namespace {

// Letters, underscores and bytes beyond ASCII; `if` is reserved.
NameRules rules() {
  return {[](char c) { return is_letter(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80; },
          [](std::string_view name) { return name != "if"; }};
}

StringTable table(std::initializer_list<std::string_view> texts) {
  StringTable result;
  for (std::string_view text : texts) result.push_back(text);
  return result;
}

}  // namespace

TEST_CASE("only what the format lacks is escaped") {
  CHECK(escaped("plain", rules()) == "plain");
  CHECK(escaped("a b", rules()) == "a_x20_b");
  CHECK(escaped("1", rules()) == "_x31_");
  CHECK(escaped("é", rules()) == "é");
  CHECK(escaped("a_", rules()) == "a_");
}

TEST_CASE("what looks like an escape is escaped") {
  CHECK(escaped("_x20_", rules()) == "_x5f_x_x32__x30__");
  CHECK(escaped("__x", rules()) == "__x5f_x");
  CHECK(escaped("_X", rules()) == "_X");
}

TEST_CASE("a reserved word is escaped from its first letter on") {
  CHECK(escaped("if", rules()) == "_x69_f");
}

TEST_CASE("bytes that are not UTF-8 are escaped, all of a name if one is") {
  CHECK(escaped("\xff", rules()) == "_xff_");
  CHECK(escaped("é\xff", rules()) == "_xc3__xa9__xff_");
}

TEST_CASE("a name that stays reserved gets a number") {
  NameRules stubborn{[](char c) { return is_letter(c) || is_digit(c) || c == '_'; },
                     [](std::string_view name) { return name != "a" && name != "_x61_"; }};
  CHECK(escaped("a", stubborn) == "_xn0__x61_");
  CHECK(unescaped("_xn0__x61_") == "a");
}

TEST_CASE("unescaping undoes it") {
  for (std::string_view name :
       {"a b"sv, "_x20_"sv, "_xn1_"sv, "__x"sv, "if"sv, "\0\n"sv, "\xff"sv, "é"sv, "_"sv, "x"sv,
        "_x_x_x"sv, "_x5f_"sv, "_x"sv, "_xn_"sv, "_ x"sv, "_x 20_"sv})
    CHECK(unescaped(escaped(name, rules())) == name);
}

TEST_CASE("what is no escape stays") {
  for (std::string_view token : {""sv, "_x"sv, "_x2_"sv, "_x200_"sv, "_xzz_"sv, "_x+1_"sv,
                                 "_x-1_"sv, "_x20"sv, "_X20_"sv, "x20_"sv})
    CHECK(unescaped(token) == token);
  CHECK(unescaped("_xn7_a") == "a");
  CHECK(unescaped("_xC3__xA9_") == "é");
}

TEST_CASE("tokens are the texts if all are acceptable and unique enough") {
  const NodeTokens separate =
      tokens_for(table({"a", "b"}), rules(), table({"a"}), rules(), Namespaces::Separate);
  CHECK_FALSE(separate.escaped);
  CHECK(separate.places == table({"a", "b"}));
  const NodeTokens repeating =
      tokens_for(table({"a", "a"}), rules(), table({"a"}), rules(), Namespaces::Repeating);
  CHECK_FALSE(repeating.escaped);
  CHECK(repeating.places == table({"a", "a"}));
}

TEST_CASE("equal names are told apart by numbers") {
  const NodeTokens shared =
      tokens_for(table({"a", "a"}), rules(), table({"a", "b"}), rules(), Namespaces::Shared);
  CHECK(shared.escaped);
  CHECK(shared.places == table({"a", "_xn1_a"}));
  CHECK(shared.transitions == table({"_xn2_a", "b"}));
  const NodeTokens separate =
      tokens_for(table({"a", "a"}), rules(), table({"a"}), rules(), Namespaces::Separate);
  CHECK(separate.transitions == table({"a"}));
}

TEST_CASE("one bad name escapes all that look escaped") {
  const NodeTokens tokens =
      tokens_for(table({"_xn_a", " "}), rules(), table({"t"}), rules(), Namespaces::Repeating);
  CHECK(tokens.escaped);
  CHECK(tokens[cunf::net::PlaceId(0)] == "_x5f_xn_a");
  CHECK(tokens[cunf::net::PlaceId(1)] == "_x20_");
  CHECK(tokens[cunf::net::TransitionId(0)] == "t");
}
