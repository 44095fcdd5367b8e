// SPDX-License-Identifier: Apache-2.0
#include "io/read_source.hpp"

#include <doctest/doctest.h>

#include "cunf/base/error.hpp"
#include "io/gzip.hpp"

using namespace cunf::io;
using cunf::base::FileError;
using cunf::base::InputError;
using namespace std::string_literals;

TEST_CASE("the suffix tells the format, or the message tells how to say it") {
  CHECK(format_for_reading("a.pnml.gz") == Format::Pnml);
  CHECK_THROWS_WITH_AS((void)format_for_reading("a.txt"),
                       "a.txt: the name does not tell the format; say --from with one of: ll_net "
                       "pnml tina lola g sys",
                       FileError);
  CHECK_THROWS_AS((void)format_for_reading("-"), FileError);
}

TEST_CASE("bytes are decompressed if they are compressed, whatever the name") {
  CHECK(make_source("f", "text", 10).text() == "text");
  CHECK(make_source("f", gzip("text"), 10).text() == "text");
  CHECK(make_source("f", gzip("\xef\xbb\xbftext"), 10).text() == "text");
}

TEST_CASE("the limit holds for the text") {
  CHECK(make_source("f", "12345", 5).text() == "12345");
  CHECK_THROWS_AS((void)make_source("f", "123456", 5), FileError);
  CHECK_THROWS_AS((void)make_source("f", gzip("123456"), 5), InputError);
}

TEST_CASE("what is no text is refused") {
  CHECK_THROWS_AS((void)make_source("f", "a\0b"s, 10), InputError);
  CHECK_THROWS_AS((void)make_source("f", gzip("a\0b"s), 10), InputError);
  CHECK_THROWS_AS((void)read_source("/nowhere/f.net", 10), FileError);
}
