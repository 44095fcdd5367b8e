// SPDX-License-Identifier: Apache-2.0
#include "io/cursor.hpp"

#include <doctest/doctest.h>

using namespace cunf::io;
using cunf::base::InputError;

TEST_CASE("a cursor moves over what it takes, and only over that") {
  const Source source("f", "ab 12\nrest");
  Cursor cursor(source);
  CHECK(cursor.peek() == 'a');
  CHECK_FALSE(cursor.take('b'));
  CHECK(cursor.take("ab"));
  CHECK_FALSE(cursor.take("12"));
  CHECK(cursor.take(' '));
  CHECK(cursor.looking_at("12\n"));
  CHECK(cursor.number() == 12);
  CHECK(cursor.take_line() == "");
  CHECK(cursor.take('\n'));
  CHECK(cursor.take_while(is_letter) == "rest");
  CHECK(cursor.at_end());
  CHECK(cursor.peek() == '\0');
  CHECK_FALSE(cursor.take('\0'));
  CHECK(cursor.take_line() == "");
  CHECK(cursor.offset() == 10);
}

TEST_CASE("numbers have digits and a largest value") {
  auto number = [](std::string text) {
    const Source source("f", std::move(text));
    return Cursor(source).number(300);
  };
  CHECK(number("300x") == 300);
  CHECK(number("000000000000000000000000000000007") == 7);
  CHECK_THROWS_WITH_AS(number("301"), "f:1:1: the number 301 is too large", InputError);
  CHECK_THROWS_WITH_AS(number("99999999999999999999"),
                       "f:1:1: the number 99999999999999999999 is too large", InputError);
  CHECK_THROWS_WITH_AS(number("-1"), "f:1:1: expected a number, found `-`", InputError);
  CHECK_THROWS_WITH_AS(number(""), "f:1:1: expected a number, found the end of the file",
                       InputError);
}

TEST_CASE("what stands here is said in words or as a whole character") {
  const Source source("f", "é\r\n");
  Cursor cursor(source);
  CHECK(cursor.here() == "`é`");
  cursor.skip(2);
  CHECK(cursor.here() == "the end of the line");
  cursor.skip(1);
  CHECK(cursor.here() == "the end of the line");
  cursor.skip(1);
  CHECK(cursor.here() == "the end of the file");
}

TEST_CASE("long texts are cut between characters") {
  CHECK(shortened("short") == "short");
  CHECK(shortened(std::string(60, 'x')) == std::string(60, 'x'));
  CHECK(shortened(std::string(61, 'x')) == std::string(60, 'x') + "…");
  CHECK(shortened(std::string(59, 'x') + "éé") == std::string(59, 'x') + "…");
}

TEST_CASE("characters are those of ASCII, whatever the locale") {
  CHECK(is_blank('\v'));
  CHECK_FALSE(is_blank('\0'));
  CHECK_FALSE(is_letter('\xe9'));
  CHECK_FALSE(is_digit('\xb2'));
  CHECK_FALSE(is_upper('a'));
}
