// SPDX-License-Identifier: Apache-2.0
#include "io/ll_net_fields.hpp"

#include <doctest/doctest.h>

#include "cunf/base/error.hpp"

using namespace cunf::io;
using cunf::base::InputError;

namespace {

// Fields that view into a text must not outlive it, so that tests look at them inside.
template <class Look>
void with_fields(std::string text, Look look) {
  const Source source("f", std::move(text));
  Cursor cursor(source);
  look(read_ll_net_fields(source, cursor));
}

std::string error(std::string text) {
  try {
    with_fields(std::move(text), [](const LlNetFields&) {});
    return {};
  } catch (const InputError& error) {
    return error.what();
  }
}

using Pair = std::pair<std::int64_t, std::int64_t>;

}  // namespace

TEST_CASE("fields come in any order, with and without blanks") {
  for (const char* line : {"3\"p\"10@-20M1", "M1 10@-20 \"p\" 3", "\"p\"3 M1m1k9 10@-20 e x",
                           "b\"it\"M1S\"p\"n1@2a3<4s5r 3 10@-20"}) {
    with_fields(line, [](const LlNetFields& fields) {
      CHECK(fields.number == 3);
      CHECK(fields.name == "p");
      CHECK(fields.pair == Pair(10, -20));
      CHECK(fields.marking == 1);
      CHECK(fields.weight == 1);
    });
  }
}

TEST_CASE("a line may say nothing") {
  for (const char* line : {"", "  \t", "% comment", " % 3\"p\"", "\r"})
    with_fields(line, [](const LlNetFields& fields) {
      CHECK_FALSE(fields.number);
      CHECK_FALSE(fields.name);
      CHECK_FALSE(fields.pair);
      CHECK_FALSE(fields.marking);
    });
}

TEST_CASE("the end of the line stays") {
  const Source source("f", "1\"p\"%x\n2");
  Cursor cursor(source);
  (void)read_ll_net_fields(source, cursor);
  CHECK(cursor.looking_at("\n2"));
}

TEST_CASE("a pair may have any of three characters between its numbers") {
  for (const char* line : {"1<2", "1>2", "1@2"})
    with_fields(line, [](const LlNetFields& fields) {
      CHECK(fields.pair == Pair(1, 2));
      CHECK_FALSE(fields.number);
    });
  with_fields("7 1>2w3", [](const LlNetFields& fields) {
    CHECK(fields.number == 7);
    CHECK(fields.pair == Pair(1, 2));
    CHECK(fields.weight == 3);
  });
}

TEST_CASE("either quote holds the other one, and comment characters") {
  with_fields("\"it's 5%\"", [](const LlNetFields& f) { CHECK(f.name == "it's 5%"); });
  with_fields("'say \"so\"'", [](const LlNetFields& f) { CHECK(f.name == "say \"so\""); });
  with_fields("''", [](const LlNetFields& f) { CHECK(f.name == ""); });
}

TEST_CASE("a marking needs no number, and may be said twice if it is the same") {
  with_fields("M", [](const LlNetFields& f) { CHECK(f.marking == 1); });
  with_fields("M1M1m0", [](const LlNetFields& f) { CHECK(f.marking == 1); });
  with_fields("m1", [](const LlNetFields& f) { CHECK_FALSE(f.marking); });
  with_fields("M7", [](const LlNetFields& f) { CHECK(f.marking == 7); });
  CHECK(error("M1M0") == "f:1:3: a second and different initial marking for the same object");
}

TEST_CASE("every letter of the format is skipped in its own form") {
  with_fields("exSrk1s2t3v4c5w6n1@2N1@2a1@2A1@2J1@2Q1@2q1@2h1@2H1@2j1@2B1@2", [](const auto& f) {
    CHECK(f.weight == 6);
    CHECK_FALSE(f.pair);
    CHECK_FALSE(f.number);
  });
  with_fields("b\"1\"u\"2\"R'3'T\"4\"P\"5\"g\"6\"i\"7\"z\"8\"y\"9\"Z\"a\"p\"b\"",
              [](const LlNetFields& f) { CHECK_FALSE(f.name); });
}

TEST_CASE("what is wrong is said where it is") {
  CHECK(error("1\"p\"d") == "f:1:5: `d` does not begin any field of an object");
  CHECK(error("1é") == "f:1:2: `é` does not begin any field of an object");
  CHECK(error("\"p") == "f:1:1: this string has no closing quote");
  CHECK(error("\"p\n\"") == "f:1:1: this string has no closing quote");
  CHECK(error("\"p'") == "f:1:1: this string has no closing quote");
  CHECK(error("\"p\" \"q\"") == "f:1:5: a second name for the same object");
  CHECK(error("1 2") == "f:1:3: a second number for the same object");
  CHECK(error("1@2 3@4") == "f:1:5: a second pair of numbers for the same object");
  CHECK(error("-1") == "f:1:1: the number of an object can not be negative");
  CHECK(error("1@") == "f:1:3: expected a number, found the end of the file");
  CHECK(error("k") == "f:1:2: expected a number, found the end of the file");
  CHECK(error("n1") == "f:1:3: expected `@` after `n`'s first number, found the end of the file");
  CHECK(error("b1") == "f:1:2: expected a string in quotes, found `1`");
  CHECK(error("\"caf\xe9\"") ==
        "f:1:5: the byte 0xe9 is not valid UTF-8 here; convert the file to UTF-8");
  CHECK(error("99999999999") == "f:1:1: the number 99999999999 is too large");
}
