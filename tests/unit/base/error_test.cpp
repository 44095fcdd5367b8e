// SPDX-License-Identifier: Apache-2.0
#include "cunf/base/error.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace cunf::base;

TEST_CASE("an input error reads file:line:column: message") {
  InputError error({"a.net", 3, 14}, "unknown place `q`");
  CHECK(std::string(error.what()) == "a.net:3:14: unknown place `q`");
  CHECK(error.position() == Position{"a.net", 3, 14});
}

TEST_CASE("a position without a line is the file as a whole") {
  CHECK(to_string(Position{"a.net"}) == "a.net");
}

TEST_CASE("require throws in every build") {
  CHECK_NOTHROW(require(1 + 1 == 2, "arithmetic"));
  CHECK_THROWS_AS(require(1 + 1 == 3, "arithmetic"), MisuseError);
}

TEST_CASE("a file error reads file: message") {
  CHECK(std::string(FileError("a.net", "no such file").what()) == "a.net: no such file");
}

TEST_CASE("the three kinds of errors can be told apart") {
  CHECK_THROWS_AS(throw InputError({"a.net"}, "empty"), std::runtime_error);
  CHECK_THROWS_AS(throw MisuseError("wrong"), std::logic_error);
  CHECK(std::string(InputError({"a.net"}, "empty").what()) == "a.net: empty");
}
