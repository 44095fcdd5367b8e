// SPDX-License-Identifier: Apache-2.0
#include "io/source.hpp"

#include <doctest/doctest.h>

using namespace cunf::io;
using cunf::base::InputError;
using cunf::base::Position;
using namespace std::string_literals;

TEST_CASE("lines and columns start at 1, and columns count characters") {
  Source source("f", "ab\néx\n\n");
  auto check = [&] {
    CHECK(source.position(0) == Position{"f", 1, 1});
    CHECK(source.position(2) == Position{"f", 1, 3});
    CHECK(source.position(3) == Position{"f", 2, 1});
    CHECK(source.position(5) == Position{"f", 2, 2});
    CHECK(source.position(6) == Position{"f", 2, 3});
    CHECK(source.position(7) == Position{"f", 3, 1});
    CHECK(source.position(8) == Position{"f", 4, 1});
    CHECK(source.position(1000) == Position{"f", 4, 1});
  };
  check();
  (void)source.text_to_modify();
  check();
}

TEST_CASE("lines are remembered when the text is changed") {
  Source source("f", "a\nb\nc");
  for (char& c : source.text_to_modify()) c = ' ';
  CHECK(source.position(4) == Position{"f", 3, 1});
}

TEST_CASE("an empty text has a first line") {
  CHECK(Source("f", "").position(0) == Position{"f", 1, 1});
}

TEST_CASE("a byte order mark is no part of the text") {
  CHECK(Source("f", "\xef\xbb\xbfPEP").text() == "PEP");
  CHECK(Source("f", "\xef\xbb").text() == "\xef\xbb");
}

TEST_CASE("a failure says where, in one line") {
  CHECK_THROWS_WITH_AS(Source("f", "a\nb").fail(2, "what `\n` is"), "f:2:1: what `\\x0a` is",
                       InputError);
}

TEST_CASE("control characters are refused, blanks are not") {
  CHECK_NOTHROW(Source("f", "a\t\n\v\f\r\x7fé\xff").check_text());
  CHECK_THROWS_WITH(Source("f", "a\n\0b"s).check_text(),
                    "f:2:1: this is no text: it holds the byte 0x00");
  CHECK_THROWS_WITH(Source("f", "a\x1b").check_text(),
                    "f:1:2: this is no text: it holds the byte 0x1b");
}

TEST_CASE("bytes that are not UTF-8 are refused, in all of the text or a part") {
  const Source source("f", "ok\nb\xe9");
  CHECK_THROWS_WITH(source.check_utf8(),
                    "f:2:2: the byte 0xe9 is not valid UTF-8 here; convert the file to UTF-8");
  CHECK_NOTHROW(source.check_utf8(source.text().substr(0, 4)));
  CHECK_THROWS_AS(source.check_utf8(source.text().substr(3)), InputError);
}
